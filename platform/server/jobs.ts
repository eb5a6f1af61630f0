import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import type { Tables } from "./tables.ts";

/** A kind of work done after the transaction that asked for it. The payload is JSON and holds no secret in clear. */
export type Task<Payload> = { readonly name: string; readonly payload: z.ZodType<Payload> };

/** When mails may leave that leave at 08:00 in Oslo: cron is UTC, and the clock there is one or two hours ahead. The job asks `isMailingHour`. */
export const MAILING_HOURS = "0 6,7 * * *";

/** A task with its function, and optionally a schedule. Made by `job`. */
export type Job = {
  readonly name: string;
  readonly run: (payload: unknown) => Promise<void>;
  /** Five cron fields, in UTC: `17 3 * * *` is every night at 03:17. The payload is then `{}`. */
  readonly every?: string;
};

/** Names a kind of work and the shape of its payload. */
export const defineTask = <Payload>(name: string, payload: z.ZodType<Payload>): Task<Payload> => ({ name, payload });

/** Joins a task with its function. A payload that does not fit the task's schema throws before `work` is called. */
export const job = <Payload>(task: Task<Payload>, work: (payload: Payload) => Promise<void>, every?: string): Job => ({
  name: task.name,
  run: (payload) => work(task.payload.parse(payload)),
  ...(every ? { every } : {}),
});

/**
 * Puts work in the queue inside the caller's transaction: it is done after commit, by any instance, and never after a
 * rollback. A fault is tried again with growing waits (25 times, about three days). `about`: waiting jobs about the same
 * can be done at once, see `takeWaiting`. `afterMs`: the shortest wait, in milliseconds. `inTurn`: jobs with the same
 * value run one at a time. `isLast`: after all other work that is due.
 *
 * Each call adds a row of its own. A key that several transactions share (`job_key` of graphile-worker) would make each
 * of them wait until the one before has committed. A job that starts in between would miss their writes.
 */
export async function enqueue<Payload>(
  tx: Kysely<Tables>,
  task: Task<Payload>,
  payload: Payload,
  options: When = {},
): Promise<void> {
  await sql`select ${enqueued(task, payload, options)}`.execute(tx);
}

/** The queue of work that takes a process of its own for seconds: mails and cards never wait for all the workers. */
export const ONE_AT_A_TIME = "documents";

type When = {
  readonly about?: string;
  readonly afterMs?: number;
  readonly inTurn?: string;
  readonly isLast?: boolean;
};

/** Of graphile-worker, where 0 is what work has that says nothing and a lower one goes first. */
const LAST = 10;

/** `enqueue` as an expression, for a statement that writes and asks for work at once. */
export const enqueued = <Payload>(
  task: Task<Payload>,
  payload: Payload,
  { about, afterMs = 0, inTurn, isLast }: When,
) =>
  sql`graphile_worker.add_job(
    identifier => ${task.name}, payload => ${JSON.stringify(payload)}::json,
    queue_name => ${inTurn ?? null}::text,
    priority => ${isLast ? LAST : null}::smallint,
    run_at => now() + ${afterMs}::integer * interval '1 millisecond',
    job_key => ${about === undefined ? null : `${about}:${crypto.randomUUID()}`}::text)`;

/**
 * Takes the waiting jobs about the same out of the queue, in the transaction of a job that does them with its own; they
 * come back when it rolls back. The writes of their transactions are visible to every later statement. A job whose
 * transaction has not committed yet stays, and so does a job that has started. Two calls about the same must not run at
 * once.
 */
export async function takeWaiting<Payload>(
  tx: Kysely<Tables>,
  task: Task<Payload>,
  about: string,
): Promise<readonly Payload[]> {
  const { rows } = await sql<{ payload: unknown }>`select payload from graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where task_identifier = ${task.name} and starts_with(key, ${`${about}:`}) and locked_at is null))`.execute(tx);
  return rows.map(({ payload }) => task.payload.parse(payload));
}
