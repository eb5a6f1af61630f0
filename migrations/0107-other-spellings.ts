import { type Kysely, sql } from "kysely";

/**
 * Other spellings of a document's words, which it is found by too: il6 for IL-6, lungekreft for «lunge- og brystkreft». They are worked out
 * where the row is written, and within an hour for the rows that are there. Without positions: they are in no phrase. features/search/README.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_document add column spellings text, drop column text_vector;
    alter table search_document add column text_vector tsvector not null generated always as (
      setweight(to_tsvector('norwegian', plain_digits(title)), 'A')
      || setweight(to_tsvector('norwegian', plain_digits(ingress)), 'B')
      || setweight(to_tsvector('norwegian', plain_digits(left(body, 250000))), 'C')
      || strip(to_tsvector('norwegian_folded', plain_digits(title || ' ' || ingress || ' ' || left(body, 50000))))
      || strip(to_tsvector('norwegian', coalesce(left(spellings, 50000), '')))
    ) stored;
    create index on search_document using gin (text_vector);
  `.execute(db);
}
