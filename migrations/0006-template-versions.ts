import { type Kysely, sql } from "kysely";

/**
 * Template versions say where they come from, whether they are in use, and which template schema reads them. Existing
 * rows were shipped and published. The same is true of rows that an instance of the previous version adds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table template_version
      add column state text not null default 'published' check (state in ('draft', 'published', 'retired')),
      add column origin text not null default 'shipped' check (origin in ('shipped', 'edited')),
      add column schema_version integer not null default 1,
      alter column published_at drop not null,
      add constraint template_version_published_at check (state = 'draft' or published_at is not null);
  `.execute(db);
}
