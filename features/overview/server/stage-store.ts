import { sql } from "kysely";
import type { Db } from "../../../platform/server/http/work.ts";
import type { Aged, LeftStage, Stage } from "../rules/index.ts";

/**
 * The assessments in each stage, with the days since they came there. A mandatory block is filled by a text, by four texts of a table, by an
 * option, a row or a file. The authors have had a draft since they opened the link, or got it back. `key || ''` keeps the planner from
 * looking up each of eighty keys in each draft.
 */
export async function pipeline(db: Db, at: Date): Promise<readonly Aged<Stage>[]> {
  const { rows } = await sql<Aged<Stage>>`
    with draft as (
      select number, organization, type, template_version, coalesce(returned_at, opened_at) as since
        from assessment where status = 1 and opened_at is not null),
    mandatory as materialized (
      select v.id, array_agg(block ->> 'key') as keys,
        array_agg(block ->> 'key') filter (where block ->> 'kind' <> 'OutcomeTable') as valued,
        array_agg(block ->> 'key') filter (where block ->> 'kind' = 'Table') as tables
        from template_version v,
          jsonb_path_query(v.body, '$.sections[*][*].blocks[*] ? (@.mandatory == true)') as block
       where v.id in (select template_version from draft) group by v.id),
    written as materialized (
      select d.number from draft d join mandatory m on m.id = d.template_version
       where exists (
          select from schema_item s
           where s.assessment = d.number and s.value is not null and s.reviewer is null and s.key || '' = any(m.valued)
             and case jsonb_typeof(s.value)
               when 'string' then regexp_replace(s.value #>> '{}', '<[^>]*>|&nbsp;|\\s', '', 'g') <> ''
               when 'array' then case when s.key = any(m.tables)
                 then jsonb_array_length(s.value) = 4 and not s.value @? '$[*] ? (@ like_regex "^\\\\s*$")'
                 else s.value @? '$[*] ? (!(@ like_regex "^\\\\s*$"))' end
               else false end)
         or exists (
          select from block_row r join schema_item s on s.number = r.owner
           where r.assessment = d.number and r.deleted_at is null and s.key = any(m.keys))
         or exists (
          select from attachment f join schema_item s on s.number = f.owner
           where f.assessment = d.number and f.deleted_at is null and s.key = any(m.keys))),
    reviewed as (
      select r.assessment, min(c.created_at) as since
        from peer_review r join contributor c on c.id = r.contributor
       where r.declined_at is null and c.deleted_at is null
         and not exists (select from sent_review s where s.contributor = r.contributor)
       group by r.assessment),
    -- An edition that repeats the one before it begins no stage.
    newest as (
      select distinct on (assessment) assessment, published_at from publication
       where confirms is null order by assessment, version desc),
    decision_of as (
      select d.assessment, min(d.decided_at) as decided_at, max(f.at) as followed_at
        from decision d join publication p on p.id = d.publication
        left join decision_follow_up f on f.decision = d.id
       where d.state = 'decided' group by d.assessment),
    staged as (
      select d.organization, d.type, coalesce(r.since, d.since) as since,
        case when r.since is not null then 'at-reviewers' when w.number is not null then 'written' else 'started' end as stage
        from draft d left join written w on w.number = d.number left join reviewed r on r.assessment = d.number
      union all
      select organization, type, coalesce(sent_at, changed_at), 'sent' from assessment where status = 2
      union all
      select a.organization, a.type, coalesce(d.followed_at, d.decided_at, n.published_at, a.changed_at),
        case when d.followed_at is not null then 'followed-up' when d.assessment is not null then 'decided' else 'published' end
        from assessment a left join newest n on n.assessment = a.number
        left join decision_of d on d.assessment = a.number
       where a.status = 3)
    select organization, type, stage, array_agg(
      greatest(0, floor(extract(epoch from ${at}::timestamptz - since) / 86400))::int) as days
      from staged group by organization, type, stage`.execute(db);
  return rows;
}

/** The first moments of a year in Norway, and of the next one. */
const yearFrom = (year: number) => sql`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'Europe/Oslo')`;

/**
 * The assessments that left each stage in a year, with the days they were there. The log has the steps; the reviews have their own times:
 * from the first reviewer who was asked until the last one has sent or declined. Imported assessments have no steps from before.
 */
export async function left(db: Db, year: number): Promise<readonly Aged<LeftStage>[]> {
  const [from, until] = [yearFrom(year), yearFrom(year + 1)];
  const { rows } = await sql<Aged<LeftStage>>`
    with step as (
      select assessment, action, at, id from audit_log
       where action in ('sent for publication', 'returned to the authors', 'published', 'new draft started', 'withdrawn',
         'decision given', 'follow-up reported')),
    own as (
      select assessment, action, at, lag(at) over earlier as since, lag(action) over earlier as before
        from step where action not in ('decision given', 'follow-up reported')
      window earlier as (partition by assessment order by at, id)),
    later as (
      select assessment, action, at, lag(at) over earlier as since, lag(action) over earlier as before
        from step where action in ('published', 'decision given', 'follow-up reported')
      window earlier as (partition by assessment order by at, id)),
    gone as (
      select assessment, 'draft' as stage, since, at from own where action = 'sent for publication'
      union all
      select assessment, 'sent', since, at from own where before = 'sent for publication'
      union all
      select assessment, 'published', since, at from later where before = 'published' and action = 'decision given'
      union all
      select assessment, 'decided', since, at from later where before = 'decision given' and action = 'follow-up reported'
      union all
      select r.assessment, 'at-reviewers', min(c.created_at), max(coalesce(s.sent_at, r.declined_at))
        from peer_review r join contributor c on c.id = r.contributor and c.deleted_at is null
        left join (select contributor, min(sent_at) as sent_at from sent_review group by contributor) s using (contributor)
       group by r.assessment
      having count(s.sent_at) > 0 and bool_and(s.sent_at is not null or r.declined_at is not null))
    select a.organization, a.type, g.stage, array_agg(
        greatest(0, floor(extract(epoch from g.at - coalesce(g.since, a.opened_at)) / 86400))::int) as days
      from gone g join assessment a on a.number = g.assessment
     where g.at >= ${from} and g.at < ${until} and coalesce(g.since, a.opened_at) is not null
     group by a.organization, a.type, g.stage`.execute(db);
  return rows;
}
