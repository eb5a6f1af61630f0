import { type QueryExecutorProvider, sql } from "kysely";

/** The figures of an edition that the desk's overview counts, and the steps in the log by assessment. features/overview/README.md */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table edition_figures (
      publication integer primary key references publication on delete cascade,
      -- The stored edition that they were made from, as publication.xmin: a redaction changes it.
      stored text not null,
      certainty boolean,
      absolute boolean,
      unwanted boolean,
      selection boolean,
      costs boolean,
      review boolean,
      numbers boolean,
      searched_on date
    );
    create index audit_log_steps on audit_log (assessment, at, id) include (action)
      where action in ('sent for publication', 'returned to the authors', 'published', 'new draft started', 'withdrawn',
        'decision given', 'follow-up reported');
  `.execute(db);
}
