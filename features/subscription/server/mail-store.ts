import { sql } from "kysely";
import { LOCKS } from "../../../platform/server/advisory-lock.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Outcome } from "../../decision/rules/index.ts";
import type { SearchRoute } from "../../search/rules/index.ts";
import type { Frequency } from "../rules/index.ts";
import type { AlertHit } from "./tables.ts";

/**
 * Stores the news of an alert once for all its subscribers. Returns its id.
 * @param what the search in words, which instances of the version before put in each mail
 */
export async function addNews(db: Db, what: string, hits: readonly AlertHit[], at: Date): Promise<number> {
  const { id } = await db
    .insertInto("alert_news")
    .values({ what, hits: JSON.stringify(hits), made_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type Telling = { readonly route: SearchRoute; readonly search: string; readonly upto: number };
type News = { readonly id: number; readonly newest: number };

/**
 * Marks some subscribers as notified up to `upto`, and queues a mail for those who have not had all the news, in one statement.
 * Skips subscribers that another instance has locked. @param after starts after this subscription @returns the last subscription,
 * or null after the last one
 */
export async function queueSome(
  tx: Tx,
  { route, search, upto }: Telling,
  every: readonly Frequency[],
  news: News | null,
  at: Date,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    with chosen as (
      select id, told_change, told_at from subscription
      where confirmed_at is not null and paused_at is null and every = any(${every}::text[])
        and route = ${route} and search = ${search} and told_change < ${upto}::bigint and id > ${after}::integer
      order by id limit ${most}::integer for no key update skip locked),
    told as (
      update subscription s set told_change = ${upto}::bigint, told_at = ${at}::timestamptz from chosen where s.id = chosen.id),
    queued as (
      insert into alert_mail (subscription, news, told_change, told_at, due_at)
      select id, ${news?.id ?? null}::integer, told_change, told_at, ${at}::timestamptz from chosen
      where told_change < ${news?.newest ?? -1}::bigint)
    select max(id) as last from chosen`.execute(tx);
  return rows[0]?.last ?? null;
}

/** Whether any mail is to leave now. */
export async function isAnyDue(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom("alert_mail")
    .select("id")
    .where("due_at", "<=", sql<Date>`now()`)
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether nobody else sends now. The turn lasts until the end of the transaction. */
export async function takeTurn(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${LOCKS.alerts}::integer) as mine`.execute(tx);
  return rows[0]?.mine ?? false;
}

/** The mails that have waited longest, with whom each is for. */
export const due = (db: Db | Tx, most: number) =>
  db
    .selectFrom("alert_mail as m")
    .innerJoin("subscription as s", "s.id", "m.subscription")
    .innerJoin("site", "site.id", "s.site_id")
    .innerJoin("site_language as l", "l.site", "s.site_id")
    .select(({ fn }) => fn.coalesce("s.language", "l.language").as("language"))
    .select(["m.id", "m.news", "m.told_at", "m.message_id", "m.tries"])
    .select(sql<number>`m.told_change::float8`.as("told_change"))
    .select([
      "s.id as subscription",
      "s.site_id",
      "s.email",
      "s.route",
      "s.search",
      "s.paused_at",
      "s.refusals",
      "site.key as site",
      "site.name as site_name",
    ])
    .where("m.due_at", "<=", sql<Date>`now()`)
    .orderBy("m.due_at")
    .orderBy("m.id")
    .limit(most)
    .execute();
export type DueMail = Awaited<ReturnType<typeof due>>[number];

/**
 * A hit, with when its first edition was published, how many there were, withdrawn ones too (of a notification: published versions), and what
 * its editors wrote of the last change, if they wrote it now: the note of the edition, or a line of the page's log that is at most a week older
 * than the change. `decided`: the decision that is the news, as it stands.
 */
export type ToldHit = AlertHit & {
  readonly first: string;
  readonly editions: number;
  readonly note: string;
  readonly decided: { readonly outcome: Outcome; readonly organization: string; readonly on: string } | null;
};

/** The news in the mails. Each contains only the hits that readers may still read. */
export async function newsOf(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, readonly ToldHit[]>> {
  const { rows } = await sql<{ id: number; hits: ToldHit[] }>`
    with hit as (
      select n.id, h.place, h.hit, h.hit ->> 'route' as route, (h.hit ->> 'ref')::integer as ref,
        to_char((h.hit #>> '{item,modified}')::timestamptz - interval '7 days', 'YYYY-MM-DD') as since
      from alert_news n cross join jsonb_array_elements(n.hits) with ordinality h(hit, place)
      where n.id = any(${ids}::integer[])),
    told as (
      select hit.id, hit.place, hit.hit || jsonb_build_object('first', coalesce(edition.first, d.published),
        'editions', edition.count, 'note', coalesce(edition.note, line.note, ''), 'decided', decided.facts) as hit
      from hit join search_document d on d.route = hit.route and d.ref = hit.ref and d.published is not null
      left join lateral (
        select min(at) as first, count(*), (array_agg(note order by version desc))[1] as note from (
          select published_at as at, version, change_note as note
          from publication where hit.route = 'methodassessment' and assessment = hit.ref
          union all
          select published_at, version, null
          from withdrawn_publication where hit.route = 'methodassessment' and assessment = hit.ref
          union all
          select coalesce(c.start_publish, v.published_at), v.no, null
          from content c join content_version v on v.content = c.number
          where hit.route = 'methodnotifications' and c.number = hit.ref and v.published_at is not null) every) edition on true
      left join lateral (
        select line ->> 'text' as note from content_version v cross join jsonb_array_elements(
          case jsonb_typeof(v.properties -> 'changeLog') when 'array' then v.properties -> 'changeLog' else '[]' end) line
        where hit.route = 'methodnotifications' and v.content = hit.ref and v.state = 'published'
          and v.properties -> 'hideChangeLog' is distinct from 'true' and line ->> 'date' >= hit.since
        order by line ->> 'date' desc limit 1) line on true
      left join lateral (
        select jsonb_build_object('outcome', c.outcome, 'organization', o.name, 'on', c.decided_on) as facts
        from decision c join term o on o.id = c.organization join publication p on p.id = c.publication
        where c.id = (hit.hit ->> 'decision')::integer and c.state = 'decided' and c.may_be_shown) decided on true
      where hit.hit ->> 'decision' is null or decided.facts is not null)
    select n.id, coalesce((select jsonb_agg(told.hit order by told.place) from told where told.id = n.id), '[]') as hits
    from alert_news n where n.id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, hits }) => [id, hits]));
}

export const removeMail = (db: Db, id: number) => db.deleteFrom("alert_mail").where("id", "=", id).execute();

/** Lets a mail wait: each time twice as long, from a minute to four hours. */
export const putOff = (db: Db, id: number) =>
  db
    .updateTable("alert_mail")
    .set({
      tries: sql<number>`least(tries + 1, 100)`,
      due_at: sql<Date>`now() + least(power(2, least(tries, 10)), 240)::integer * interval '1 minute'`,
    })
    .where("id", "=", id)
    .execute();

/** Gives up on mails that were postponed for three days, and deletes news that no waiting mail needs any more. */
export async function forgetOldAlerts(db: Db): Promise<void> {
  await sql`
    delete from alert_mail m using alert_news n
    where n.id = m.news and m.tries > 0 and n.made_at < now() - interval '3 days'`.execute(db);
  await sql`
    delete from alert_news n where made_at < now() - interval '1 day'
      and not exists (select from alert_mail m where m.news = n.id)`.execute(db);
}
