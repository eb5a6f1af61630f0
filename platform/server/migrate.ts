import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { runMigrations } from "graphile-worker";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { LOCKS, whileLocked } from "./advisory-lock.ts";
import { CannotStart } from "./cannot-start.ts";
import { type Database, openDatabase } from "./database.ts";
import { silentJobLog } from "./job-log.ts";
import { grantTo, orSayWhatToGrant } from "./running-role.ts";
import { quietly, type Starting } from "./starting.ts";
import type { Tables } from "./tables.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../migrations");

type Options = { readonly starting?: Starting; readonly runningRole?: string | null };

/**
 * Brings a database up to the newest schema (ours, then the job queue's) and returns the names of the migrations that ran.
 * Safe when several instances start at once: the others wait. Throws CannotStart when the role may not, or when the database is newer than
 * this version; else the migration's own fault. Leaves no half of a migration. `runningRole`: who gets the rights of a running instance.
 */
export async function migrate(
  url: string,
  { starting = quietly, runningRole }: Options = {},
): Promise<readonly string[]> {
  const { db, pool } = openDatabase(url, { max: 4, statementMs: 0 });
  try {
    const work = async () => {
      const before = await standing(db);
      if (before.behind > 0) await requireMayMigrate(db, before.behind);
      const { error, results } = await migrator(db).migrateToLatest();
      if (error) throw error;
      await runMigrations({ pgPool: pool, logger: silentJobLog });
      if (runningRole) await grantTo(db, runningRole);
      return (results ?? []).map((result) => result.migrationName);
    };
    return await whileLocked(db, LOCKS.migrate, work, { ...starting, waitsFor: "migrates" });
  } finally {
    await db.destroy();
  }
}

/** Throws CannotStart unless the database has the newest schema. */
export async function requireMigrated({ db }: Pick<Database, "db">): Promise<void> {
  const { behind } = await standing(db);
  if (behind > 0) throw new CannotStart(`${isBehind(behind)}: run npm run migrate with DATABASE_MIGRATION_URL`);
}

const migrator = (db: Kysely<Tables>) => new Migrator({ db, provider: { getMigrations: readMigrations } });

const isBehind = (count: number): string => `the database is ${count} migration${count === 1 ? "" : "s"} behind`;

/** How many migrations a database lacks, the queue's own as one. Throws CannotStart when it has some that this version does not know. */
async function standing(db: Kysely<Tables>): Promise<{ readonly behind: number }> {
  return orSayWhatToGrant(db, () => standingOf(db));
}

async function standingOf(db: Kysely<Tables>): Promise<{ readonly behind: number }> {
  const known = await migrator(db).getMigrations();
  // Not to_regclass: it throws for a schema that the role may not use.
  const { rows } = await sql<{ schema: string }>`select nspname as schema from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where (nspname, relname) in (('public', 'kysely_migration'), ('graphile_worker', 'migrations'))`.execute(db);
  const has = new Set(rows.map(({ schema }) => schema));
  if (has.has("public")) await requireKnown(db, new Set(known.map(({ name }) => name)));
  const lacking = known.filter(({ executedAt }) => executedAt === undefined).length;
  return { behind: lacking + (has.has("graphile_worker") ? 0 : 1) };
}

async function requireKnown(db: Kysely<Tables>, known: ReadonlySet<string>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const newer = rows.filter(({ name }) => !known.has(name));
  if (newer.length === 0) return;
  throw new CannotStart(
    `the database is newer than this version (it has ${newer[0]?.name}): start the newer version, or restore a backup of before`,
  );
}

/** The owner of a database may make schemas and trusted extensions in it. */
async function requireMayMigrate(db: Kysely<Tables>, behind: number): Promise<void> {
  const { rows } = await sql<{ role: string; database: string; owner: string | null; may: boolean }>`select
    current_user as role, current_database() as database,
    (select pg_get_userbyid(relowner) from pg_class where oid = to_regclass('public.kysely_migration')) as owner,
    has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as may`.execute(
    db,
  );
  const { role = "", database = "", owner = null, may = false } = rows[0] ?? {};
  if (may && (owner === null || (await isOf(db, owner)))) return;
  const remedy =
    owner === null
      ? `grant create on database ${database} and on schema public to ${role}, or run npm run migrate with DATABASE_MIGRATION_URL as the database's owner`
      : `run npm run migrate with DATABASE_MIGRATION_URL as ${owner}`;
  throw new CannotStart(`${isBehind(behind)} and the role ${role} may not change it: ${remedy}`);
}

const isOf = async (db: Kysely<Tables>, owner: string): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`select pg_has_role(current_user, ${owner}::name, 'usage') as is`.execute(
    db,
  );
  return rows[0]?.is === true;
};

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = await readdir(FOLDER).catch(() => []);
  const migrations: Record<string, Migration> = {};
  for (const file of files.filter((name) => /^\d{4}-.*\.ts$/.test(name)).sort()) {
    migrations[file.replace(/\.ts$/, "")] = await import(pathToFileURL(path.join(FOLDER, file)).href);
  }
  return migrations;
}
