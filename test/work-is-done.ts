import { type Kysely, sql } from "kysely";
import type { Tables } from "../platform/server/tables.ts";
import { eventually } from "./patience.ts";

/**
 * Waits until no queued work is due and no alert waits to be sent, and does now what was put off for a second (a card that follows its fields). Work that
 * failed and waits for its next try is not due.
 * @param but tasks that the test has nothing to do with: a document is written in a process that stands back for everything else
 */
export async function workIsDone(db: Kysely<Tables>, but: readonly string[] = []): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array(
    select id from graphile_worker.jobs where key is not null and attempts = 0 and run_at > now()), run_at => now())`.execute(
    db,
  );
  await sql`select pg_notify('jobs:insert', '{"r":0,"count":1}')`.execute(db);
  const due = sql`select from graphile_worker.jobs
    where (run_at <= now() or locked_at is not null) and not task_identifier = any(${but})
    union all select from alert_mail where due_at <= now()`;
  const left = async () => (await due.execute(db)).rows.length;
  // Patience with each piece of work, not with all of it.
  for (let before = await left(); before > 0; )
    before = await eventually(async () => {
      const now = await left();
      if (now >= before) throw new Error(`${now} jobs are still due`);
      return now;
    });
}
