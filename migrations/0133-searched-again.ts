import { type QueryExecutorProvider, sql } from "kysely";

/** The day of the new search that a confirmation says, which only the audit log had. features/overview/README.md */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table assessment_review add column searched_on date;
    update assessment_review r set searched_on = (l.detail ->> 'searchedOn')::date
      from audit_log l
     where l.assessment = r.assessment and l.action = 'edition confirmed' and (l.detail ->> 'review')::integer = r.no
       and r.kind = 'confirmed';
  `.execute(db);
}
