import { type Kysely, sql } from "kysely";

/**
 * Editors' decisions about words, and words that found nothing. A rule is never changed: a new rule replaces it. The
 * table therefore keeps who decided a rule, and when. Of searches, only single words are counted per day, with nothing
 * about who searched. features/search/README.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_synonym (
      id integer generated always as identity primary key,
      words text[] not null check (cardinality(words) >= 2),
      one_way boolean not null,
      made_by jsonb not null,
      made_at timestamptz not null,
      ended_by jsonb,
      ended_at timestamptz,
      check ((ended_at is null) = (ended_by is null))
    );
    create index on search_synonym (ended_at);
    create table search_miss (
      route text not null,
      word text not null,
      day date not null,
      times integer not null,
      primary key (route, word, day)
    );
    create index on search_miss (day);
  `.execute(db);
}
