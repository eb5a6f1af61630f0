import { type QueryExecutorProvider, sql } from "kysely";

/**
 * The day by which a published assessment is looked at again. Each change is a row and the newest row holds. An assessment that is published
 * already gets the day that its text says. features/living/README.md
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table assessment_review (
      id integer generated always as identity primary key,
      assessment integer not null references assessment (number) on delete cascade,
      no integer not null,
      kind text not null,
      due_on date,
      -- The day on which due_on was set: a reminder whose day lies before it is never sent.
      due_set_on date not null,
      reason text not null default '',
      by jsonb not null,
      at timestamptz not null,
      unique (assessment, no)
    );
    insert into assessment_review (assessment, no, kind, due_on, due_set_on, by, at)
    select a.number, 1, 'published', (s.value #>> '{}')::date, current_date, '{"kind":"visitor"}', now()
      from assessment a join schema_item s on s.assessment = a.number and s.key = 'ny-vurdering' and s.reviewer is null
     where a.status = 3 and exists (select from publication p where p.assessment = a.number)
       and s.value #>> '{}' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and pg_input_is_valid(s.value #>> '{}', 'date')
       and (s.value #>> '{}')::date <= current_date + interval '5 years';
  `.execute(db);
}
