import { sql } from "kysely";
import type { Db } from "../http/work.ts";
import type { Limit } from "./limits.ts";

/** A window is counted in this many parts. The oldest part counts until its last moment has left the window. */
const PARTS = 20;

/**
 * Counts a call unless there were too many in the seconds before it: at most `max` are counted in any window of that
 * length, wherever it begins. Once in a while a call must wait for a twentieth longer. Calls that are under way while
 * one part ends and the next begins may not see each other: the limit may then be exceeded by their number. Outside any
 * transaction, so that a call that is refused later counts too.
 * @returns null when it was counted, otherwise the seconds until a call can be counted
 */
export async function countCall(db: Db, bucket: string, { max, seconds }: Limit): Promise<number | null> {
  const part = sql`make_interval(secs => ${seconds / PARTS})`;
  const begins = sql`date_bin(${part}, now(), timestamptz 'epoch')`;
  const length = sql`make_interval(secs => ${seconds + seconds / PARTS})`;
  const { rows } = await sql<{ isCounted: boolean; secondsLeft: number | null }>`
    with recent as (
      select window_start, count from rate_counter where bucket = ${bucket} and window_start > now() - ${length}
    ),
    before as (select coalesce(sum(count), 0) as count from recent where window_start < ${begins}),
    counted as (
      insert into rate_counter (bucket, window_start, count)
      select ${bucket}, ${begins}, 1 from before where before.count < ${max}
      on conflict (bucket, window_start) do update set count = rate_counter.count + 1
        where rate_counter.count + (select before.count from before) < ${max}
      returning count
    ),
    full_since as (
      select max(window_start) as at
        from (select window_start, sum(count) over (order by window_start desc) as count from recent) as newest
       where count >= ${max}
    )
    select exists (select from counted) as "isCounted",
           ceil(extract(epoch from at + ${length} - now()))::integer as "secondsLeft" from full_since
  `.execute(db);
  return rows[0]?.isCounted ? null : (rows[0]?.secondsLeft ?? seconds);
}

/** No window is longer than a day and a twentieth. */
export const forgetOldWindows = (db: Db) =>
  db.deleteFrom("rate_counter").where("window_start", "<", sql<Date>`now() - interval '26 hours'`).execute();
