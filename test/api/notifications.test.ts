import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createLog } from "../../server/platform/log.ts";
import { type Notifications, notify, startNotifications } from "../../server/platform/notifications.ts";
import { type Clone, clone } from "../clone.ts";

let database: Clone;
let notifications: Notifications;
const heard: string[] = [];

beforeAll(async () => {
  database = await clone();
  notifications = await startNotifications(database.url, createLog({ level: "silent" }));
  notifications.on("content_changed", (payload) => void heard.push(payload));
});
afterAll(async () => {
  await notifications.stop();
  await database[Symbol.asyncDispose]();
});

const isHeard = (payload: string) => vi.waitFor(() => expect(heard).toContain(payload), { interval: 5 });

test("others hear it after the commit, and never of a rollback", async () => {
  const rolledBack = database.db.transaction().execute(async (tx) => {
    await notify(tx, "content_changed", "rolled back");
    throw new Error("no");
  });
  await expect(rolledBack).rejects.toThrow("no");
  await database.db.transaction().execute((tx) => notify(tx, "content_changed", "committed"));
  await isHeard("committed");
  expect(heard).not.toContain("rolled back");
});

test("a broken line is made again, and everybody is told that something may have been missed", async () => {
  const gap = new Promise<void>((resolve) => void notifications.onGap(resolve));
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
  );
  await gap;
  await notify(database.db, "content_changed", "after the break");
  await isHeard("after the break");
});
