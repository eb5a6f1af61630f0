import autocannon, { type Request } from "autocannon";
import { type LoadAsked, loadAsked } from "./load.ts";

/** A process of its own: asks a server as often as it answers, and writes what came back as one line of JSON. */
const { url, connections, seconds, headers, saves, status, varies }: LoadAsked = loadAsked.parse(
  JSON.parse(process.argv[2] ?? ""),
);

let client = 0;
let written = 0;

/** Each connection saves a field of its own, with new words every time: what is stored already would be no save. */
const savingClient = (fields: readonly string[]): Request => {
  const id = fields[client++ % fields.length];
  return {
    method: "POST",
    setupRequest: (request) => {
      written += 1;
      return { ...request, body: JSON.stringify({ id, pageId: saves?.pageId, value: `Målt tekst ${written}` }) };
    },
  };
};

const { pathname, search } = new URL(url);
const varyingClient: Request = {
  setupRequest: (request) => {
    written += 1;
    return { ...request, path: `${pathname}${search}&nr=${written}` };
  },
};
const requests = (): readonly Request[] => (saves ? [savingClient(saves.fields)] : [varyingClient]);

const result = await autocannon({
  url,
  connections,
  duration: seconds,
  headers,
  ...(saves || varies ? { setupClient: (each) => each.setRequests(requests()) } : {}),
});
const wrong = Object.entries(result.statusCodeStats).filter(([code]) => code !== String(status));
if (wrong.length > 0 || result.errors > 0)
  throw new Error(`${url} answered ${JSON.stringify(wrong)}, ${result.errors} errors`);
const rate = result.requests.total / result.duration;
process.stdout.write(JSON.stringify({ rate, p50: result.latency.p50, p99: result.latency.p99 }));
