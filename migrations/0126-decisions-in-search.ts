import { type QueryExecutorProvider, sql } from "kysely";

/**
 * The decisions that everybody may read, beside the assessment in the search: the outcomes and who decided, for the filters. A decision
 * has the number under which it was news, once; those from before were never news. features/decision/README.md
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table search_document
      add column decisions text[] not null default '{}',
      add column deciders integer[] not null default '{}';
    alter table decision add column news bigint;
    update decision set news = 0 where state = 'decided' and may_be_shown;
    create index on decision (news) where news is not null;
    update search_document s
       set decisions = coalesce(d.outcomes, '{not-registered}'), deciders = coalesce(d.deciders, '{}')
      from search_document own
      left join (
        select d.assessment, array_agg(distinct d.outcome) as outcomes, array_agg(distinct d.organization) as deciders
          from decision d join publication p on p.id = d.publication
         where d.state = 'decided' and d.may_be_shown group by d.assessment
      ) d on d.assessment = own.ref
     where own.id = s.id and s.route = 'methodassessment' and s.published is not null;
  `.execute(db);
}
