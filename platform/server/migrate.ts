import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { runMigrations } from "graphile-worker";
import { type Migration, Migrator } from "kysely/migration";
import { LOCKS, whileLocked } from "./advisory-lock.ts";
import { openDatabase } from "./database.ts";
import { silentJobLog } from "./job-log.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../migrations");

/**
 * Brings a database up to the newest schema (ours, then the job queue's) and returns the names of the migrations that ran.
 * Safe when several instances start at once: the others wait. Throws the migration's own fault and leaves no half of it.
 */
export async function migrate(url: string): Promise<readonly string[]> {
  const { db, pool } = openDatabase(url, { max: 4, statementMs: 0 });
  try {
    return await whileLocked(db, LOCKS.migrate, async () => {
      const { error, results } = await new Migrator({
        db,
        provider: { getMigrations: readMigrations },
      }).migrateToLatest();
      if (error) throw error;
      await runMigrations({ pgPool: pool, logger: silentJobLog });
      return (results ?? []).map((result) => result.migrationName);
    });
  } finally {
    await db.destroy();
  }
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = await readdir(FOLDER).catch(() => []);
  const migrations: Record<string, Migration> = {};
  for (const file of files.filter((name) => /^\d{4}-.*\.ts$/.test(name)).sort()) {
    migrations[file.replace(/\.ts$/, "")] = await import(pathToFileURL(path.join(FOLDER, file)).href);
  }
  return migrations;
}
