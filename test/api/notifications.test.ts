import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ok, refuse } from "../../platform/pure/refusal/index.ts";
import { inTransaction } from "../../platform/server/http/transaction.ts";
import type { Tx } from "../../platform/server/http/work.ts";
import { createLog } from "../../platform/server/log.ts";
import { announce, type Notifications, startNotifications } from "../../platform/server/notifications.ts";
import type { Changed } from "../../platform/server/subject.ts";
import { type Clone, clone } from "../clone.ts";
import { eventually } from "../patience.ts";

let database: Clone;
let notifications: Notifications;
const heard: Changed[] = [];

beforeAll(async () => {
  database = await clone();
  notifications = await startNotifications(database.url, createLog({ level: "silent" }));
  notifications.onChange((changed) => void heard.push(changed));
});
afterAll(async () => {
  await notifications.stop();
  await database[Symbol.asyncDispose]();
});

const isHeard = (changed: Changed) => eventually(() => expect(heard).toContainEqual(changed));

test("others hear what changed after the commit, and never of a rollback", async () => {
  const rolledBack = database.db.transaction().execute(async (tx) => {
    await announce(tx, ["assessment 1"]);
    throw new Error("no");
  });
  await expect(rolledBack).rejects.toThrow("no");
  await database.db.transaction().execute((tx) => announce(tx, ["assessment 2", "search methodassessment"]));
  await isHeard(new Set(["assessment 2", "search methodassessment"]));
  expect(heard).not.toContainEqual(new Set(["assessment 1"]));
});

test("the instance of a call knows what it announced when the call is answered, and nothing of a refused one", async () => {
  const said: Changed[] = [];
  const tell = (changed: Changed) => void said.push(changed);
  await inTransaction(database.db, async (tx) => ok(await announce(tx, ["assessment 3"])), tell);
  expect(said).toEqual([new Set(["assessment 3"])]);
  const refused = async (tx: Tx) => {
    await announce(tx, ["assessment 4"]);
    return refuse({ kind: "NotFound" });
  };
  expect((await inTransaction(database.db, refused, tell)).ok).toBe(false);
  expect(said).toHaveLength(1);
});

test("what another version says means that anything may have changed", async () => {
  for (const payload of ["assessment 5", '["something new"]', '{"a":1}', ""]) {
    heard.length = 0;
    await sql`select pg_notify('content_changed', ${payload})`.execute(database.db);
    await isHeard("everything");
  }
});

test("a broken line is made again, and then anything may have changed", async () => {
  heard.length = 0;
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
  );
  await isHeard("everything");
  await announce(database.db, ["terms"]);
  await isHeard(new Set(["terms"]));
});
