import { type QueryExecutorProvider, sql } from "kysely";

/**
 * The form of Norwegian that an assessment is written in, as its authors chose it. Null while nobody has chosen: then its text is what tells.
 * A version of a page says its form, or `no` while nobody has said it. A page is in one form: it has one draft, one plan and one published version.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table assessment add column language text check (language in ('nb', 'nn'));
    alter table content_version add constraint content_version_language check (language in ('no', 'nb', 'nn'));
    drop index content_one_published, content_one_draft, content_one_scheduled;
    create unique index content_one_published on content_version (content) where state = 'published';
    create unique index content_one_draft on content_version (content) where state = 'draft';
    create unique index content_one_scheduled on content_version (content) where state = 'scheduled';
  `.execute(db);
}
