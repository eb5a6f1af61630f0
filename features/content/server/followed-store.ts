import { sql } from "kysely";
import type { Db } from "../../../platform/server/http/work.ts";

/** Rows are locked in one order, so that two instances that write at once do not wait for each other. */
export async function addHits(db: Db, siteId: number, counted: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    with followed as (
      select path, times from unnest(${[...counted.keys()]}::text[], ${[...counted.values()]}::integer[]) as f(path, times)
    ), held as (
      select r.path from content_redirect r where r.site_id = ${siteId} and r.path in (select path from followed)
      order by r.path for update
    )
    update content_redirect r set hits = r.hits + f.times, followed_on = (now() at time zone 'Europe/Oslo')::date
    from followed f join held using (path)
    where r.site_id = ${siteId} and r.path = f.path
  `.execute(db);
}
