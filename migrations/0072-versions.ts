import { type Kysely, sql } from "kysely";

/**
 * Versions of an assessment: a name for a point in its history, from which the content at that point is read. An entry
 * of the history is extended while its author goes on writing. Entries up to `version_upto` are not extended any more,
 * so that a version does not change. Assessments that were sent or published before get their versions from the log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assessment_version (
      id integer generated always as identity primary key,
      assessment integer not null references assessment on delete cascade,
      cause text not null check (cause in ('named', 'sent', 'published')),
      -- What its author called it; empty when it was made by itself.
      name text not null default '',
      -- The number of what was published.
      edition integer,
      -- The last entry of the history that belongs to it.
      upto bigint not null,
      by jsonb not null,
      at timestamptz not null
    );
    create index on assessment_version (assessment, id);
    alter table assessment add column version_upto bigint not null default 0;

    insert into assessment_version (assessment, cause, edition, upto, by, at)
      select l.assessment, case l.action when 'published' then 'published' else 'sent' end,
             case l.action when 'published' then (l.detail ->> 'version')::integer end,
             coalesce((select max(h.id) from history h where h.assessment = l.assessment and h.at <= l.at), 0), l.actor, l.at
        from audit_log l
       where l.action in ('sent for publication', 'published') and l.assessment in (select number from assessment)
       order by l.id;
    update assessment a
       set version_upto = v.upto
      from (select assessment, max(upto) as upto from assessment_version group by assessment) v
     where v.assessment = a.number;
  `.execute(db);
}
