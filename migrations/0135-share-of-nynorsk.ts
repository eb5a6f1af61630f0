import { type QueryExecutorProvider, sql } from "kysely";

/**
 * How many words an edition and a page have, and which form of Norwegian they are written in: the share of nynorsk at the desk counts them.
 * Figures of editions are made again by the next hourly work. features/overview/README.md
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    delete from edition_figures;
    alter table edition_figures
      add column words integer not null,
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
