import { type Kysely, sql } from "kysely";

/**
 * Lists and finds pages at the desk without reading what is written on them: names by the first index, words by the second. A page with more
 * words than a text vector holds is found by its name. features/content/README.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index content_version_names on content_version (content, state) include (name, publish_at) where state <> 'former';
    create function content_words(name text, properties jsonb) returns tsvector language plpgsql immutable as $$
    begin
      return to_tsvector('pg_catalog.norwegian', name) || jsonb_to_tsvector('pg_catalog.norwegian', properties, '["string"]');
    exception when program_limit_exceeded then
      return to_tsvector('pg_catalog.norwegian', name);
    end $$;
    create index content_version_words on content_version using gin (content_words(name, properties)) where state <> 'former';
  `.execute(db);
}
