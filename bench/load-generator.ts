import autocannon, { type Request } from "autocannon";
import { type LoadAsked, loadAsked } from "./load.ts";

/** Sends requests to a server, each as soon as the one before is answered, and writes the counts as one line of JSON. Runs in a process of its own. */
const {
  url,
  connections,
  seconds,
  headers,
  saves,
  status,
  varies,
  from = 2,
}: LoadAsked = loadAsked.parse(JSON.parse(process.argv[2] ?? ""));

let client = 0;
let written = 0;

/** Each connection saves a field as a browser does: with a new text and a new key every time, since a stored text is not saved again. */
const savingClient = (fields: NonNullable<LoadAsked["saves"]>): Request => {
  const { cookie = "", ...field } = fields[client++ % fields.length] ?? {};
  return {
    method: "POST",
    setupRequest: (request) => {
      written += 1;
      const own = { cookie, "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
      const body = JSON.stringify({ ...field, value: `<p>Målt tekst ${written}</p>` });
      return { ...request, headers: { ...request.headers, ...own }, body };
    },
  };
};

const { pathname, search } = new URL(url);
const varyingClient: Request = {
  setupRequest: (request) => {
    written += 1;
    return { ...request, path: `${pathname}${search}&${varies}=${from + written - 1}` };
  },
};
const requests = (): readonly Request[] => (saves ? [savingClient(saves)] : [varyingClient]);

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
