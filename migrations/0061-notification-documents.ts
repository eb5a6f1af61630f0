import { type Kysely, sql } from "kysely";

/** Documents of notifications too: a file is of a publication, of a published version of a notification's page, or of a draft. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table document_file
      alter column assessment drop not null,
      add column content_version integer references content_version on delete cascade,
      drop constraint document_file_check,
      add constraint document_file_source check (
        num_nonnulls(publication, tree, content_version) = 1
        and (tree is null) = (fingerprint is null)
        and (assessment is null) = (content_version is not null)
      );
    create unique index document_of_notification on document_file (content_version, format, layout)
      where content_version is not null;
  `.execute(db);
}
