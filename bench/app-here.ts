import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startApp } from "../server/compose.ts";
import { readConfig } from "../server/platform/config.ts";
import { freePort } from "../server/platform/embedded-database.ts";
import { createLog } from "../server/platform/log.ts";
import { type Statement, startRecorder } from "./recorder.ts";

type Request = { readonly method?: string; readonly body?: string; readonly cookie: string };

/** The app in this process, so that its statements can be counted. */
export type AppHere = AsyncDisposable & {
  /** The statements of one call, which must succeed. */
  during(path: string, request: Request): Promise<readonly Statement[]>;
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
  return {
    during: (address, { method = "GET", body, cookie }) =>
      recorder.during(async () => {
        const headers = { cookie, origin: config.publicUrl, ...(body ? { "content-type": "application/json" } : {}) };
        const answer = await fetch(`${config.publicUrl}${address}`, { method, headers, ...(body ? { body } : {}) });
        if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
        await answer.text();
      }),
    [Symbol.asyncDispose]: () => whole.disposeAsync(),
  };
}
