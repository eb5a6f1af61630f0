import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOCKS, whileLocked } from "../../platform/server/advisory-lock.ts";
import { CannotStart } from "../../platform/server/cannot-start.ts";
import { openDatabase } from "../../platform/server/database.ts";
import { requireDatabase } from "../../platform/server/external-database.ts";
import { migrate, requireMigrated } from "../../platform/server/migrate.ts";
import { grantTo, requireRights } from "../../platform/server/running-role.ts";
import { quietly } from "../../platform/server/starting.ts";
import { type Clone, clone } from "../clone.ts";

let database: Clone;
beforeAll(async () => {
  database = await clone();
});
afterAll(() => database[Symbol.asyncDispose]());

/** The line with which a start ends. */
async function lineOf(starting: Promise<unknown>): Promise<string> {
  const fault = await starting.then(
    () => "it starts",
    (thrown: unknown) => thrown,
  );
  expect(fault).toBeInstanceOf(CannotStart);
  return fault instanceof CannotStart ? fault.message : "";
}

const external = (url: string, directUrl: string | null = null) => ({ kind: "external", url, directUrl }) as const;

describe("the addresses of a database", () => {
  test("work with one and with two", async () => {
    const warned: string[] = [];
    const warn = (line: string) => void warned.push(line);
    await requireDatabase(external(database.url), { ...quietly, warn });
    expect(warned).toEqual([]);
    await requireDatabase(external(database.url, database.url), { ...quietly, warn });
    expect(warned).toEqual([expect.stringContaining("statements through DATABASE_URL have no time limit: alter role")]);
  });

  test("are given up in one line without the password when nothing answers there", async () => {
    const asked = requireDatabase(external("postgres://bruker:hemmelig@127.0.0.1:1/x"), { ...quietly, patienceMs: 0 });
    const line = await lineOf(asked);
    expect(line).toContain("DATABASE_URL does not work (refused (ECONNREFUSED))");
    expect(line).not.toContain("hemmelig");
  });

  test("must not lead to two databases", async () => {
    await using other = await clone();
    expect(await lineOf(requireDatabase(external(other.url, database.url)))).toContain(
      "DATABASE_DIRECT_URL does not hear what is notified through DATABASE_URL",
    );
  });

  test("must not lead to a server that only reads", async () => {
    await using other = await clone();
    await sql
      .raw(`alter database ${new URL(other.url).pathname.slice(1)} set default_transaction_read_only = on`)
      .execute(other.db);
    expect(await lineOf(requireDatabase(external(other.url)))).toContain("only reads: name the primary");
  });
});

describe("a start that is told to stop waits no longer", () => {
  test("for a server that says nothing", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const address = silent.address();
    const port = address && typeof address === "object" ? address.port : 0;
    const stopping = new AbortController();
    const connected = once(silent, "connection");
    const asked = requireDatabase(external(`postgres://x@127.0.0.1:${port}/x`), {
      ...quietly,
      signal: stopping.signal,
    });
    await connected;
    stopping.abort(new Error("told to stop"));
    await expect(asked).rejects.toThrow("told to stop");
    silent.close();
  });

  test("for another instance that migrates", async () => {
    const stopping = new AbortController();
    const held = whileLocked(database.db, LOCKS.migrate, async () => {
      const waiting = migrate(database.url, { starting: { ...quietly, signal: stopping.signal } });
      stopping.abort();
      await expect(waiting).rejects.toThrow("aborted");
    });
    await held;
  });
});

describe("a role that runs and does not migrate", () => {
  const role = `running_${randomInt(2 ** 40)}`;
  const as = (at: Clone) => Object.assign(new URL(at.url), { username: role, password: "x" }).href;
  beforeAll(() => sql.raw(`create role ${role} login password 'x'`).execute(database.db));

  /** Asks what a start asks, as that role. */
  async function starting(at: Clone, ask: (running: ReturnType<typeof openDatabase>) => Promise<unknown>) {
    const running = openDatabase(as(at), { max: 1 });
    return ask(running).finally(() => running.db.destroy());
  }

  test("is told what to grant, until it has the rights", async () => {
    await using own = await clone();
    expect(await lineOf(migrate(as(own)))).toMatch(
      new RegExp(`^the role ${role} may not use the tables .*DATABASE_RUNNING_ROLE=${role}`),
    );
    await sql.raw(`grant usage on schema public, graphile_worker to ${role}`).execute(own.db);
    expect(await lineOf(starting(own, ({ db }) => requireRights(db)))).toMatch(
      /may not use graphile_worker\.\S+, .* more: run npm run migrate/,
    );
    await grantTo(own.db, role);
    expect(await migrate(as(own))).toEqual([]);
    await starting(own, async (running) => {
      await requireMigrated(running);
      await requireRights(running.db);
    });
    const lacking = () => lineOf(starting(own, ({ db }) => requireRights(db)));
    await sql`create table of_another_program ()`.execute(own.db);
    await sql`create role another_program_${sql.raw(role)}`.execute(own.db);
    await sql.raw(`alter table of_another_program owner to another_program_${role}`).execute(own.db);
    await sql.raw(`revoke delete on subscription, audit_log from ${role}`).execute(own.db);
    expect(await lacking()).toMatch(/may not use public\.subscription: run/);
    await sql.raw(`grant delete on subscription to ${role}`).execute(own.db);
    await sql.raw(`revoke usage on sequence public.content_number from ${role}`).execute(own.db);
    expect(await lacking()).toMatch(/may not use public\.content_number: run/);
    await grantTo(own.db, role);
    for (const table of ["_private_jobs", "_private_tasks"])
      await sql.raw(`drop policy running on graphile_worker.${table}`).execute(own.db);
    expect(await lineOf(starting(own, ({ db }) => requireRights(db)))).toContain("may not use the queue of work");
  });

  test("is told how far behind the database is, or that it is newer", async () => {
    await using own = await clone();
    await grantTo(own.db, role);
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(own.db);
    expect(await lineOf(starting(own, requireMigrated))).toBe(
      "the database is 1 migration behind: run npm run migrate with DATABASE_MIGRATION_URL",
    );
    expect(await lineOf(migrate(as(own)))).toMatch(
      /1 migration behind and the role \S+ may not change it: run npm run migrate/,
    );
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', now()::text)`.execute(own.db);
    expect(await lineOf(migrate(own.url))).toContain("the database is newer than this version (it has 9999-later)");
  });

  test("that does not exist cannot be given rights", async () => {
    expect(await lineOf(grantTo(database.db, "nobody_here"))).toContain("create role nobody_here login");
  });
});
