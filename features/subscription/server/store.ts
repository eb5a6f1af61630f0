import { sql } from "kysely";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { SearchRoute } from "../../search/rules/index.ts";
import { CONFIRM_DAYS, type Frequency, REFUSALS } from "../rules/index.ts";

const columns = [
  "id",
  "site_id",
  "email",
  "route",
  "search",
  "every",
  "confirmed_at",
  "paused_at",
  "language",
] as const;

type Asked = {
  readonly site_id: number;
  readonly email: string;
  readonly route: SearchRoute;
  readonly search: string;
  readonly every: Frequency;
  /** Null: not known. */
  readonly language: Language | null;
};

/** The subscription, new or there before. Nobody changes a confirmed one by asking for it again. */
export async function askForAlert(tx: Tx, asked: Asked, at: Date) {
  await tx
    .insertInto("subscription")
    .values({ ...asked, asked_at: at, told_at: at })
    .onConflict((conflict) =>
      conflict
        .expression(sql`site_id, lower(email), route, search`)
        .doUpdateSet({ every: asked.every, language: asked.language, asked_at: at })
        .where("subscription.confirmed_at", "is", null),
    )
    .execute();
  return tx
    .selectFrom("subscription")
    .select(columns)
    .where("site_id", "=", asked.site_id)
    .where(sql`lower(email)`, "=", asked.email.toLowerCase())
    .where("route", "=", asked.route)
    .where("search", "=", asked.search)
    .executeTakeFirstOrThrow();
}

export const byId = (db: Db | Tx, id: number) =>
  db.selectFrom("subscription").select(columns).where("id", "=", id).executeTakeFirst();

export type Subscription = NonNullable<Awaited<ReturnType<typeof byId>>>;

/** Everything that an address has, what is confirmed first. */
export const ofAddress = (db: Db, email: string) =>
  db
    .selectFrom("subscription")
    .select(columns)
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .orderBy(sql`confirmed_at is null`)
    .orderBy("id")
    .execute();

/** The decisions that everybody may read. features/decision/README.md */
const shownDecisions = sql`
  select d.id, d.assessment, d.news from decision d join publication p on p.id = d.publication
  where d.state = 'decided' and d.may_be_shown and d.news > 0`;

const newestChange = sql<number>`
  (select coalesce(greatest((select max(news) from search_document), (select max(news) from decision)), 0))`;

/** Confirms a subscription. Only later publications count as news. */
export const confirm = (db: Db, id: number, at: Date) =>
  db
    .updateTable("subscription")
    .set({ confirmed_at: at, told_at: at, told_change: newestChange })
    .where("id", "=", id)
    .where("confirmed_at", "is", null)
    .execute();

/** Pauses or resumes an alert. Publications during the pause do not count as news. */
export const setPaused = (db: Db, id: number, at: Date | null) =>
  db
    .updateTable("subscription")
    .set(
      at ? { paused_at: at } : { paused_at: null, refusals: 0, told_at: sql<Date>`now()`, told_change: newestChange },
    )
    .where("id", "=", id)
    .where("confirmed_at", "is not", null)
    .where("paused_at", at ? "is" : "is not", null)
    .execute();

/** Notes that the mail server refused an address for good. After `REFUSALS` in a row everything that it has is paused. */
export const noteRefusal = (db: Db, email: string) =>
  db
    .updateTable("subscription")
    .set({
      refusals: sql<number>`refusals + 1`,
      paused_at: sql<Date | null>`case when refusals + 1 >= ${REFUSALS}::integer then coalesce(paused_at, now()) else paused_at end`,
    })
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .where("confirmed_at", "is not", null)
    .execute();

/** Notes that the mail server took a mail to an address. */
export const noteDelivery = (db: Db, email: string) =>
  db
    .updateTable("subscription")
    .set({ refusals: 0 })
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .where("refusals", ">", 0)
    .execute();

export const setEvery = (db: Db, id: number, every: Frequency) =>
  db.updateTable("subscription").set({ every }).where("id", "=", id).execute();

export const setLanguage = (db: Db, email: string, language: Language) =>
  db
    .updateTable("subscription")
    .set({ language })
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .where("confirmed_at", "is not", null)
    .execute();

export const end = (db: Db, id: number) => db.deleteFrom("subscription").where("id", "=", id).execute();

export const endAll = (db: Db, email: string) =>
  db.deleteFrom("subscription").where(sql`lower(email)`, "=", email.toLowerCase()).execute();

export const forgetUnconfirmed = (db: Db) =>
  db
    .deleteFrom("subscription")
    .where("confirmed_at", "is", null)
    .where("asked_at", "<", sql<Date>`now() - ${CONFIRM_DAYS}::integer * interval '1 day'`)
    .execute();

/**
 * The searches with confirmed subscribers who have not been notified of the newest changes. `from` is the oldest number that any
 * of them was notified of.
 */
export async function searchesToTell(db: Db, every: readonly Frequency[]) {
  const { rows } = await sql<{ route: SearchRoute; search: string; from: number; upto: number }>`
    with newest as (
      select route, max(news) as upto from (
        select route, news from search_document where published is not null
        union all select 'methodassessment', news from (${shownDecisions}) decided) every group by route)
    select s.route, s.search, min(s.told_change)::float8 as "from", n.upto::float8 as upto
    from subscription s join newest n using (route)
    where s.confirmed_at is not null and s.paused_at is null and s.every = any(${every}::text[]) and s.told_change < n.upto
    group by s.route, s.search, n.upto`.execute(db);
  return rows;
}

/** Publications and new editions within a span of news numbers, except those older than eight days, and decisions. */
export async function changedBetween(db: Db, route: SearchRoute, from: number, upto: number) {
  const { rows } = await sql<{ ref: number; change: number; decision: number | null }>`
    select ref, news::float8 as change, null::integer as decision from search_document
    where route = ${route} and news > ${from} and news <= ${upto} and published is not null
      and greatest(published, modified) > now() - interval '8 days'
    union all
    select assessment, news::float8, id from (${shownDecisions}) decided
    where ${route} = 'methodassessment' and news > ${from} and news <= ${upto}`.execute(db);
  return rows;
}
