import { sql } from "kysely";
import type { Db } from "../platform/http/work.ts";

/** Adds one to the bucket's window, outside any transaction: a call that is refused and rolled back counts too. */
export async function count(
  db: Db,
  bucket: string,
  seconds: number,
): Promise<{ readonly count: number; readonly secondsLeft: number }> {
  const length = `${seconds} seconds`;
  const { rows } = await sql<{ count: number; secondsLeft: number }>`
    insert into rate_counter (bucket, window_start, count)
    values (${bucket}, date_bin(${length}::interval, now(), timestamptz 'epoch'), 1)
    on conflict (bucket, window_start) do update set count = rate_counter.count + 1
    returning count, ceil(extract(epoch from window_start + ${length}::interval - now()))::integer as "secondsLeft"
  `.execute(db);
  return rows[0] ?? { count: 0, secondsLeft: seconds };
}

/** No window is longer than a day. */
export const forgetOld = (db: Db) =>
  db.deleteFrom("rate_counter").where("window_start", "<", sql<Date>`now() - interval '1 day'`).execute();
