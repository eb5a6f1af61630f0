import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/server/http/work.ts";
import { searchedAgainOf } from "../../living/server/index.ts";
import {
  criteria,
  type DecisionCount,
  type EditionCount,
  type PastDays,
  type PublishedCount,
  type WordsCount,
} from "../rules/index.ts";

/** The year of a moment, as people in Norway know it. */
export const yearOf = (moment: RawBuilder<unknown>) =>
  sql`extract(year from ${moment} at time zone 'Europe/Oslo')::int`;

/** The organisations that assessments are of, by name, and the year of the first assessment; null where there is none. */
export async function choices(db: Db) {
  const { rows } = await sql<{ id: number; name: string; first: number }>`
    select o.id, o.name, ${yearOf(sql`min(a.started_at)`)} as first
      from assessment a join term o on o.id = a.organization group by o.id, o.name order by o.name, o.id`.execute(db);
  return rows;
}

/** The editions that stand, by the year in which they were published. */
export async function published(db: Db): Promise<readonly PublishedCount[]> {
  const { rows } = await sql<PublishedCount>`
    select a.organization, a.type, ${yearOf(sql`p.published_at`)} as year, count(*)::int as count,
      case when p.confirms is not null then 'confirmation' when a.adopts_publication is not null then 'adoption'
        else 'edition' end as kind
      from publication p join assessment a on a.number = p.assessment group by a.organization, a.type, 3, 5`.execute(
    db,
  );
  return rows;
}

/**
 * Decisions on editions that stand. Those that were given or followed up in the year, what is to do today (assessments, as the
 * list that a figure leads to), and which of the standing
 * editions older than six months have one. Of several reports in the year the last counts.
 * @param today ISO
 */
export async function decisions(db: Db, year: number, today: string, at: Date): Promise<readonly DecisionCount[]> {
  const { rows } = await sql<DecisionCount>`
    with one as (
      select a.organization, a.type, d.id, d.assessment, d.state, d.outcome,
        d.state = 'decided' and extract(year from d.decided_on) = ${year} as in_year,
        case when f.id is null then d.follow_up_on else f.next_on end as due_on
        from decision d join publication p on p.id = d.publication join assessment a on a.number = d.assessment
        left join lateral (
          select id, next_on from decision_follow_up where decision = d.id order by no desc limit 1) f on true
       where d.state in ('asked', 'decided')),
    report as (
      select distinct on (f.decision) o.organization, o.type, o.assessment, f.result
        from decision_follow_up f join one o on o.id = f.decision
       where o.state = 'decided' and ${yearOf(sql`f.at`)} = ${year} order by f.decision, f.no desc),
    -- Later editions repeat its text.
    newest as (
      select distinct on (assessment) assessment, version, published_at from publication
       where confirms is null order by assessment, version desc),
    older as (
      select a.organization, a.type,
        exists (select from decision d join publication p on p.id = d.publication
          where p.assessment = n.assessment and p.version >= n.version and d.state = 'decided') as is_decided
        from newest n join assessment a on a.number = n.assessment
       where n.published_at < ${at}::timestamptz - interval '6 months')
    select organization, type, 'outcome' as figure, outcome as value, count(*)::int as count
      from one where in_year group by organization, type, outcome
    union all
    select organization, type, 'decided', null, count(distinct assessment)::int
      from one where in_year group by organization, type
    union all
    select organization, type, 'result', result, count(*)::int from report group by organization, type, result
    union all
    select organization, type, 'reported', null, count(distinct assessment)::int from report group by organization, type
    union all
    select organization, type, 'asked', null, count(*)::int from one where state = 'asked' group by organization, type
    union all
    select organization, type, 'due', null, count(distinct assessment)::int from one
     where state = 'decided' and due_on between ${today}::date and ${today}::date + 30 group by organization, type
    union all
    select organization, type, 'overdue', null, count(distinct assessment)::int from one
     where state = 'decided' and due_on < ${today}::date group by organization, type
    union all
    select organization, type, 'older', null, count(*)::int from older group by organization, type
    union all
    select organization, type, 'older-decided', null, count(*)::int from older where is_decided group by organization, type
    `.execute(db);
  return rows;
}

const perCriterion = (count: (criterion: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  sql`jsonb_build_object(${sql.join(criteria.flatMap((each) => [sql.lit(each), count(sql.ref(`f.${each}`))]))})`;

/**
 * The standing editions by their figures. Editions without figures are not among them.
 */
export async function editions(db: Db, { today, yearAgo, twoYearsAgo }: PastDays): Promise<readonly EditionCount[]> {
  const { rows } = await sql<EditionCount>`
    with newest as (
      select distinct on (assessment) id, assessment, xmin::text as stored from publication
       order by assessment, version desc),
    review as (select distinct on (assessment) assessment, due_on from assessment_review order by assessment, no desc)
    select a.organization, a.type, count(*)::int as editions,
      (count(*) filter (where r.due_on < ${today}::date))::int as "reviewPassed",
      (count(*) filter (where r.due_on < ${yearAgo}::date))::int as "reviewLongPassed",
      (count(*) filter (where greatest(f.searched_on, ${searchedAgainOf({ assessment: "n.assessment", publication: "n.id" })})
        < ${twoYearsAgo}::date))::int as "oldSearches",
      ${perCriterion((each) => sql`count(${each})`)} as applies,
      ${perCriterion((each) => sql`count(*) filter (where ${each})`)} as meets
      from newest n join assessment a on a.number = n.assessment
      join edition_figures f on f.publication = n.id and f.stored = n.stored
      left join review r on r.assessment = n.assessment
     group by a.organization, a.type`.execute(db);
  return rows;
}

/** The words of the standing editions by what is alike in them. Editions whose words are not counted are not among them. */
export async function wordsOfEditions(db: Db): Promise<readonly Omit<WordsCount, "site" | "kind">[]> {
  const { rows } = await sql<Omit<WordsCount, "site" | "kind">>`
    with newest as (
      select distinct on (assessment) id, assessment, xmin::text as stored, published_at from publication
       order by assessment, version desc)
    select ${yearOf(sql`n.published_at`)} as year, f.language, sum(f.words)::int as words,
      jsonb_build_object('organization', a.organization, 'type', a.type) as of
      from newest n join assessment a on a.number = n.assessment
      join edition_figures f on f.publication = n.id and f.stored = n.stored
     where f.words is not null
     group by a.organization, a.type, 1, f.language`.execute(db);
  return rows;
}

/** The names of the sites. */
export const siteNames = (db: Db) => db.selectFrom("site").select(["id", "key", "name"]).orderBy("id").execute();
