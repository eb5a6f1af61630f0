import { CannotStart } from "../../platform/server/cannot-start.ts";
import { readConfig } from "../../platform/server/config.ts";
import { createLog } from "../../platform/server/log.ts";
import { migrate } from "../../platform/server/migrate.ts";
import { asCommand, databaseHere } from "./open-here.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run migrate`: brings the database to the newest schema as the role of DATABASE_MIGRATION_URL, and gives DATABASE_RUNNING_ROLE what an
 * instance needs. docs/operations.md, Two roles
 */
async function migrateDatabase(): Promise<number> {
  const { env } = process;
  const address = env.DATABASE_MIGRATION_URL || env.DATABASE_DIRECT_URL || env.DATABASE_URL;
  // The other addresses are for instances that run: this role may be the only one that can connect yet.
  const read = readConfig({ ...env, DATABASE_URL: address, DATABASE_DIRECT_URL: "", DATABASE_MIGRATION_URL: "" });
  if (!read.ok) throw new CannotStart(read.problems.join("\n"));
  const { config } = read;
  await using opened = new AsyncDisposableStack();
  const url = await databaseHere(config, createLog({ level: "silent" }), opened);
  const starting = { signal: new AbortController().signal, say };
  const ran = await migrate(url, { starting, runningRole: config.runningRole });
  for (const name of ran) say(name);
  say(ran.length === 0 ? "The database has the newest schema." : `${ran.length} migrations have run.`);
  if (config.runningRole) say(`The role ${config.runningRole} has the rights of a running instance.`);
  return 0;
}

await asCommand("migrate", migrateDatabase);
