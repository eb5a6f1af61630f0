import { type Kysely, sql } from "kysely";

/**
 * Documents that editors put first when somebody searches for certain words. The title is kept for the desk, which names it also while the
 * document is not public. features/search/README.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_promotion (
      id integer generated always as identity primary key,
      words text[] not null check (cardinality(words) >= 1),
      route text not null,
      ref integer not null,
      title text not null,
      made_by jsonb not null,
      made_at timestamptz not null
    )
  `.execute(db);
}
