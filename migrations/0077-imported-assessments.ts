import { type Kysely, sql } from "kysely";

/**
 * Assessments that were imported: their names in the file of records, the addresses that they had elsewhere, and the terms that their template
 * has no block for. docs/import.md, Assessments
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table imported
      drop constraint imported_record_check,
      add constraint imported_record_check
        check (record in ('notification', 'page', 'media', 'file', 'assessment'));

    create table assessment_redirect (
      site_id integer not null references site,
      path text not null,
      assessment integer not null references assessment on delete cascade,
      primary key (site_id, path)
    );
    create index on assessment_redirect (assessment);

    create table assessment_term (
      assessment integer not null references assessment on delete cascade,
      term integer not null references term,
      position integer not null,
      primary key (assessment, term)
    );
  `.execute(db);
}
