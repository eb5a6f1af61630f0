import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import pg from "pg";
import { inject } from "vitest";
import { openDatabase } from "../platform/server/database.ts";
import type { Tables } from "../platform/server/tables.ts";
import { databaseAt } from "./template-database.ts";

/** A database of a test's own: migrated, with sites and templates, and the demo content when asked for. */
export type Clone = AsyncDisposable & { readonly url: string; readonly db: Kysely<Tables>; readonly pool: pg.Pool };

/** Clones a template database: `await using database = await clone()`. The next run removes it. */
export async function clone(options: { readonly seed?: "demo" | "none" } = {}): Promise<Clone> {
  const server = inject("databaseUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template template_${options.seed ?? "none"} strategy wal_log`);
  await admin.end();
  const url = databaseAt(server, name);
  const { db, pool } = openDatabase(url, { max: 4 });
  return { url, db, pool, [Symbol.asyncDispose]: () => db.destroy() };
}
