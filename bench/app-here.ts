import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startApp } from "../apps/server/compose.ts";
import { readConfig } from "../platform/server/config.ts";
import { freePort } from "../platform/server/embedded-database.ts";
import { createLog } from "../platform/server/log.ts";
import { type Statement, startRecorder } from "./recorder.ts";

type Request = {
  readonly method?: string;
  readonly body?: string;
  readonly cookie: string;
  /** The ETag of the answer that the caller has: then the call must answer 304. */
  readonly known?: string;
};

/** The app in this process, so that its statements can be counted. */
export type AppHere = AsyncDisposable & {
  readonly url: string;
  /** The statements of one call, which must succeed. */
  during(path: string, request: Request): Promise<readonly Statement[]>;
  /** The ETag of a call's answer. */
  etagOf(path: string, request: Request): Promise<string>;
};

export async function openAppHere(databaseUrl: string): Promise<AppHere> {
  await using opened = new AsyncDisposableStack();
  const recorder = opened.use(startRecorder());
  const dataDir = await mkdtemp(path.join(tmpdir(), "minimetode-bench-"));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const read = readConfig({ PORT: String(await freePort()), DATA_DIR: dataDir, NODE_ENV: "test" });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const { config } = read;
  const app = await startApp({ config, databaseUrl, dev: false, log: createLog({ level: "silent" }) });
  opened.defer(app.stop);
  const whole = opened.move();
  const ask = async (address: string, { method = "GET", body, cookie, known }: Request): Promise<Response> => {
    const headers = {
      cookie,
      origin: config.publicUrl,
      ...(body ? { "content-type": "application/json" } : {}),
      ...(known ? { "if-none-match": known } : {}),
    };
    const answer = await fetch(`${config.publicUrl}${address}`, { method, headers, ...(body ? { body } : {}) });
    const text = await answer.text();
    if (answer.status !== (known ? 304 : 200)) throw new Error(`${address}: ${answer.status} ${text}`);
    return answer;
  };
  return {
    url: config.publicUrl,
    during: (address, request) => recorder.during(() => ask(address, request)),
    etagOf: async (address, request) => (await ask(address, request)).headers.get("etag") ?? "",
    [Symbol.asyncDispose]: () => whole.disposeAsync(),
  };
}
