import { type QueryExecutorProvider, sql } from "kysely";

/**
 * The recommendation of a published assessment, as the key of its choice: the search filters by it and shows it with each hit. The rows that are
 * there get it from their newest edition, where the words of the recommendation stand beside the key of the choice.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table search_document add column recommendation text;
    create function chosen_of(snapshot jsonb, words text, known text[]) returns text language sql immutable as $$
      select option ->> 'value'
        from jsonb_path_query(snapshot, '$.sections[*].blocks[*] ? (@.kind == "Select").options[*]') option
       where option ->> 'text' = words and option ->> 'value' = any(known) limit 1
    $$;
    with newest as (
      select distinct on (assessment) assessment, snapshot::jsonb as snapshot from publication order by assessment, version desc
    ), answer as (
      select assessment, snapshot ->> 'recommendation' as recommended, snapshot ->> 'confidence' as certain,
             chosen_of(snapshot, snapshot ->> 'recommendation',
               '{innfores,innfores-med-forbehold,proves-ut,innfores-ikke,fases-ut,nasjonalt}') as recommendation,
             chosen_of(snapshot, snapshot ->> 'confidence', '{svart-lav,lav,middels,hoy}') as certainty
        from newest
    )
    update search_document d
       set recommendation = answer.recommendation,
           result = d.result
             || case when recommended <> '' then jsonb_build_object('recommendation',
                  jsonb_strip_nulls(jsonb_build_object('text', recommended, 'value', answer.recommendation))) else '{}' end
             || case when certain <> '' then jsonb_build_object('certainty',
                  jsonb_strip_nulls(jsonb_build_object('text', certain, 'value', certainty))) else '{}' end
      from answer
     where d.route = 'methodassessment' and d.ref = answer.assessment and d.published is not null;
    drop function chosen_of;
  `.execute(db);
}
