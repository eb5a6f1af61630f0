import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { seedDatabase } from "../apps/server/compose.ts";
import { openDatabase } from "../platform/server/database.ts";
import { startEmbeddedDatabase } from "../platform/server/embedded-database.ts";
import type { Db } from "../platform/server/http/work.ts";
import { createLog, type Log } from "../platform/server/log.ts";
import { migrate } from "../platform/server/migrate.ts";

type OwnDatabase = { readonly db: Db; readonly log: Log; readonly folder: string } & AsyncDisposable;

/** A new database with the sites and without examples, in a folder that goes with it. */
export async function openOwnDatabase(): Promise<OwnDatabase> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), "minimetode-bench-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const log = createLog({ level: "silent" });
  const embedded = await startEmbeddedDatabase(folder, log);
  opened.defer(embedded.stop);
  await migrate(embedded.url);
  const { db } = openDatabase(embedded.url, { statementMs: 0, prepares: true });
  opened.defer(() => db.destroy());
  await seedDatabase({ db, log }, "none");
  const whole = opened.move();
  return { db, log, folder, [Symbol.asyncDispose]: () => whole.disposeAsync() };
}
