import { type QueryExecutorProvider, sql } from "kysely";

/**
 * How many words an edition and a page have, and which form of Norwegian they are written in: the share of nynorsk at the desk counts them.
 * Words are null where the version before wrote the figures: it publishes on this schema during a rolling start, and its figures stay in use.
 * The next hourly work counts these words. features/overview/README.md
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table edition_figures
      add column words integer,
      add column language text check (language in ('nb', 'nn'));
    create table page_words (
      version bigint primary key references content_version on delete cascade,
      -- The stored version that they were counted in, as content_version.xmin.
      stored text not null,
      words integer not null,
      -- As it reads; null where that cannot be said.
      language text check (language in ('nb', 'nn'))
    );
  `.execute(db);
}
