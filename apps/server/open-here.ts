import { CannotStart } from "../../platform/server/cannot-start.ts";
import { type Config, readConfig } from "../../platform/server/config.ts";
import { requireFolders } from "../../platform/server/data-folder.ts";
import { openDatabase } from "../../platform/server/database.ts";
import { startEmbeddedDatabase } from "../../platform/server/embedded-database.ts";
import { directUrlOf, requireDatabase } from "../../platform/server/external-database.ts";
import { type FileStore, openFileStore } from "../../platform/server/files.ts";
import type { Db } from "../../platform/server/http/work.ts";
import { createLog, type Log, withoutSecrets } from "../../platform/server/log.ts";
import { migrate, requireMigrated } from "../../platform/server/migrate.ts";
import { runningDatabase } from "../../platform/server/running-database.ts";
import { quietly } from "../../platform/server/starting.ts";
import { seedDatabase } from "./compose.ts";

type Here = { readonly db: Db; readonly files: FileStore } & AsyncDisposable;

/**
 * The database and the files that the environment names, as the app has them: of an app that runs, or opened here for as long as it takes.
 * The sites are made when they are not there, never the examples. Throws CannotStart with a line for a person.
 */
export async function openHere(): Promise<Here> {
  const read = readConfig(process.env);
  if (!read.ok) throw new CannotStart(read.problems.join("\n"));
  const { config } = read;
  requireFolders(config);
  const log = createLog({ level: "silent" });
  await using opened = new AsyncDisposableStack();
  const url = await databaseHere(config, log, opened);
  if (config.migrates) await migrate(url);
  const { db } = openDatabase(url, { max: 2, statementMs: 0, prepares: config.preparesStatements });
  opened.defer(() => db.destroy());
  if (!config.migrates) await requireMigrated({ db });
  const files = await openFileStore(config.storage);
  await seedDatabase({ db, log }, "none");
  const whole = opened.move();
  return { db, files, [Symbol.asyncDispose]: () => whole.disposeAsync() };
}

/** The address of the database that the configuration names: of an app that runs, or started here until `opened` is disposed of. */
export async function databaseHere(config: Config, log: Log, opened: AsyncDisposableStack): Promise<string> {
  if (config.database.kind === "external") {
    await requireDatabase(config.database, { ...quietly, say: (line) => process.stderr.write(`${line}\n`) });
    return directUrlOf(config.database);
  }
  const running = await runningDatabase(config.dataDir);
  if (running !== null) return running;
  const embedded = await startEmbeddedDatabase(config.dataDir, log);
  opened.defer(embedded.stop);
  return embedded.url;
}

/** Runs a command and ends with its code; what cannot work is said in one line. */
export async function asCommand(name: string, work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (fault) {
    const text = fault instanceof CannotStart ? fault.message : fault instanceof Error ? (fault.stack ?? "") : "?";
    for (const line of withoutSecrets(text).split("\n")) process.stderr.write(`${name}: ${line}\n`);
    process.exitCode = 1;
  }
}
