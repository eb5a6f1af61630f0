import { sql } from "kysely";
import type { Db } from "../../../../platform/server/http/work.ts";
import type { PageState } from "../../calls-desk.ts";
import { livingPages } from "./store.ts";

/** Every page of a site that is not in the trash, with no more than its tree shows: a site has thousands of them. */
export const treeOf = (db: Db, siteId: number) =>
  livingPages(db, siteId)
    .select(["c.number", "c.parent", "c.type", "c.url_segment", "c.access", "c.stop_publish", "c.review_by"])
    .select(sql<string>`coalesce(d.name, s.name, p.name, c.url_segment)`.as("name"))
    .select(stateIn("p.content", "coalesce(d.content, s.content)").as("state"))
    .select("s.publish_at as planned_at")
    .execute();

/** How far a page has come, by whether it has a published version and one that waits to be. */
const stateIn = (published: string, working: string) =>
  sql<PageState>`case when ${sql.raw(published)} is null then 'draft' when ${sql.raw(working)} is null then 'published' else 'changed' end`;

/** Where pages of a site stand or will stand, published or not, with a slash at each end. */
export async function addressesOf(db: Db, numbers: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ number: number; address: string }>`
    with recursive above as (
      select number, parent, url_segment, '/'::text as behind from content where number = any(${[...numbers]}::integer[])
      union all
      select a.number, c.parent, c.url_segment, '/' || a.url_segment || a.behind from above a join content c on c.number = a.parent
    )
    select number, behind as address from above where parent is null`.execute(db);
  return new Map(rows.map(({ number, address }) => [number, address]));
}

const FOUND = 50;

/**
 * Finds pages of a site that are not in the trash: by name, address or number, and by the words of the draft, the planned and the published
 * version. Matches in the name, address or number first, then the latest changed.
 * @param words each the beginning of a word
 */
export async function findPages(db: Db, siteId: number, { q, words }: { q: string; words: readonly string[] }) {
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const query = words.map((word) => `${word}:*`).join(" & ");
  const number = /^\d{1,9}$/.test(q) ? Number(q) : null;
  const { rows } = await sql<{ number: number; type: string; name: string; state: PageState; count: number }>`
    with hit as (
      select content, true as named from content_version where state <> 'former' and name ilike ${pattern}
      union all select number, true from content where url_segment ilike ${pattern} or number = ${number}
      union all select content, false from content_version
        where state <> 'former' and content_words(name, properties) @@ to_tsquery('pg_catalog.norwegian', ${query})
    ), page as (select content, bool_or(named) as named from hit group by content)
    select c.number, c.type, coalesce(d.name, s.name, p.name, c.url_segment) as name,
      ${stateIn("p.content", "coalesce(d.content, s.content)")} as state, count(*) over ()::integer as count
    from page h
    join content c on c.number = h.content and c.site_id = ${siteId} and c.deleted_at is null
    left join content_version d on d.content = c.number and d.state = 'draft'
    left join content_version s on s.content = c.number and s.state = 'scheduled'
    left join content_version p on p.content = c.number and p.state = 'published'
    order by h.named desc, greatest(d.changed_at, s.changed_at, p.changed_at) desc nulls last, c.number
    limit ${FOUND}::integer`.execute(db);
  return rows;
}

/** Published pages that lead to a page by its number or its address. */
export const linksTo = (db: Db, siteId: number, number: number, address: string) =>
  db
    .selectFrom("content_ref as r")
    .innerJoin("content as c", "c.number", "r.content")
    .innerJoin("content_version as v", (join) =>
      join.onRef("v.content", "=", "c.number").on("v.state", "=", "published"),
    )
    .select(["c.number", "v.name", "r.path"])
    .where("c.site_id", "=", siteId)
    .where("c.deleted_at", "is", null)
    .where("c.number", "!=", number)
    .where(({ or, and, eb }) =>
      or([
        and([eb("r.kind", "=", "content"), eb("r.target", "=", String(number))]),
        and([eb("r.kind", "=", "address"), eb("r.target", "in", [address, address.replace(/\/$/, "")])]),
      ]),
    )
    .orderBy("v.name")
    .limit(200)
    .execute();
