import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";

const BEAT_MS = 5_000;
/**
 * Longer than an instance on a busy machine is ever silent. A job that is done twice all the same does no harm: every
 * job may be repeated.
 */
const GONE_AFTER = "30 seconds";

const SEEN = `insert into job_runner (id, seen_at) values ($1, now())
  on conflict (id) do update set seen_at = excluded.seen_at`;
const FORGOTTEN = "delete from job_runner where seen_at < now() - interval '1 day'";
const RELEASED = `select graphile_worker.force_unlock_workers(array(
  select distinct locked_by from graphile_worker.jobs
  where locked_at < now() - $1::interval and not exists (
    select from job_runner where id = locked_by and seen_at >= now() - $1::interval)))`;

/**
 * Says every five seconds that a runner lives, and gives the jobs of those that are gone back to the queue: the job queue itself would
 * keep them for four hours. Resolves when the signal ends it; while the database cannot be reached it goes on trying.
 * @param runner the name under which it locks jobs
 */
export async function keepJobLocks(pool: pg.Pool, runner: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await beat(pool, runner).catch(() => undefined);
    await wait(BEAT_MS, undefined, { signal }).catch(() => undefined);
  }
  await pool.query("delete from job_runner where id = $1", [runner]).catch(() => undefined);
}

async function beat(pool: pg.Pool, runner: string): Promise<void> {
  await pool.query(SEEN, [runner]);
  await pool.query(FORGOTTEN);
  await pool.query(RELEASED, [GONE_AFTER]);
}
