import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startApp } from "../apps/server/compose.ts";
import { type Config, readConfig } from "../platform/server/config.ts";
import { freePort } from "../platform/server/embedded-database.ts";
import { createLog } from "../platform/server/log.ts";
import { listOutbox, type OutboxMail } from "../platform/server/outbox.ts";
import type { Platform } from "../platform/server/platform.ts";
import type { Clone } from "./clone.ts";
import { workIsDone } from "./work-is-done.ts";

export type TestServer = AsyncDisposable & {
  /** `http://localhost:<port>`, no slash at the end. */
  readonly url: string;
  readonly platform: Platform;
  readonly db: Platform["db"];
  readonly routes: ReadonlySet<string>;
  /** Every line logged so far. */
  readonly logLines: readonly string[];
  /** The mails sent so far, oldest first, when the work that is due has been done. No mail waits for a document. */
  mails(): Promise<readonly OutboxMail[]>;
  /** What a signal does first. */
  drain(patienceMs: number): Promise<void>;
  stop(): Promise<void>;
};

export type TestServerOptions = {
  readonly clone: Clone;
  /** Environment variables on top of the test's own, as `npm start` would read them. */
  readonly env?: Readonly<Record<string, string>>;
  /** Another server's `platform.config.dataDir`, for two instances that share files and outbox. */
  readonly dataDir?: string;
};

/** The whole app on a free port and a cloned database. Several may run on one database, as machines do in production. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), "minimetode-test-")));
  const config = await testConfig(dataDir, options.env ?? {});
  const logLines: string[] = [];
  const log = createLog({ level: "info", write: (line) => void logLines.push(line) });
  const app = await startApp({ config, databaseUrl: options.clone.url, dev: false, log });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= app.stop().then(() => (options.dataDir ? undefined : rm(dataDir, { recursive: true })));
    return stopped;
  };
  return {
    url: config.publicUrl,
    platform: app.platform,
    db: app.platform.db,
    routes: app.routes,
    logLines,
    mails: async () => {
      await workIsDone(options.clone.db, ["make-document", "read-document-text"]);
      const mails = await listOutbox(path.join(dataDir, "outbox"));
      return [...mails].reverse();
    },
    drain: app.drain,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

async function testConfig(dataDir: string, env: Readonly<Record<string, string>>): Promise<Config> {
  const read = readConfig({ PORT: String(await freePort()), DATA_DIR: dataDir, NODE_ENV: "test", ...env });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.config;
}
