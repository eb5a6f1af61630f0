import { rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { seedDatabase } from "../apps/server/compose.ts";
import { CannotStart } from "../platform/server/cannot-start.ts";
import { lockDataFolder } from "../platform/server/data-lock.ts";
import { openDatabase } from "../platform/server/database.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../platform/server/embedded-database.ts";
import { createLog } from "../platform/server/log.ts";
import { migrate } from "../platform/server/migrate.ts";
import { stopLeftover } from "../platform/server/postmaster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

/**
 * Nothing here outlives a run, so durability would only cost time, and so would tidying up: with a hundred databases somebody comes to
 * tidy one of them twice in a second.
 */
const SETTINGS = [
  ...["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"],
  ...["autovacuum=off", "checkpoint_timeout=1h", "max_wal_size=8GB", "wal_level=minimal", "max_wal_senders=0"],
];
const log = createLog({ level: "error" });

/** The address of another database on the same server. */
export const databaseAt = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Once a run: a server, and two migrated databases to clone, with (`template_demo`) and without (`template_none`) the demo content. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer(1);
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await makeTemplate(admin, server.url, "none");
  await makeTemplate(admin, server.url, "demo");
  await admin.end();
  project.provide("databaseUrl", server.url);
  return () => server.stop();
}

/** Several runs at once in one checkout each get a folder of their own. */
async function startServer(number: number): Promise<EmbeddedDatabase> {
  const folder = path.resolve(number === 1 ? "var-test" : `var-test-${number}`);
  try {
    await removeLastRun(folder);
    return await startEmbeddedDatabase(folder, log, SETTINGS);
  } catch (fault) {
    if (fault instanceof CannotStart && number < 8) return startServer(number + 1);
    throw fault;
  }
}

/** Removes the server with the last run's hundred databases: dropping them one by one took minutes on a busy machine, making a server takes a second. */
async function removeLastRun(folder: string): Promise<void> {
  const lock = lockDataFolder(folder);
  try {
    const cluster = path.join(folder, "pg");
    await stopLeftover(cluster);
    await rm(cluster, { recursive: true, force: true });
  } finally {
    lock.release();
  }
}

async function makeTemplate(admin: pg.Client, serverUrl: string, seed: "demo" | "none"): Promise<void> {
  const name = `template_${seed}`;
  await admin.query(`create database ${name}`);
  const url = databaseAt(serverUrl, name);
  await migrate(url);
  const { db } = openDatabase(url);
  await seedDatabase({ db, log }, seed);
  // A server keeps the terms in memory from its start: one that a builder adds later would be known to it only after a while.
  await sql`insert into term (kind, key, name) values ('organization', 'eksempel-helseforetak', 'Eksempel helseforetak')
    on conflict do nothing`.execute(db);
  await sql`analyze`.execute(db);
  await db.destroy();
}
