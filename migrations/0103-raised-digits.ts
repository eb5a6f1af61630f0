import { type Kysely, sql } from "kysely";

/**
 * The vector reads superscript and subscript digits as plain ones: PostgreSQL takes them for no letters, so «CO₂» was found by «co» and not by
 * «CO2». A slash after one ends the word: PostgreSQL takes «109/L» for a file's name. The read index does the same (`withPlainDigits`). features/search/README.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function plain_digits(given text) returns text language sql immutable parallel safe
      return translate(regexp_replace(given, '([⁰¹²³⁴⁵⁶⁷⁸⁹])/', '\\1 ', 'g'), '⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉', '01234567890123456789');
    alter table search_document drop column text_vector;
    alter table search_document add column text_vector tsvector not null generated always as (
      setweight(to_tsvector('norwegian', plain_digits(title)), 'A')
      || setweight(to_tsvector('norwegian', plain_digits(ingress)), 'B')
      || setweight(to_tsvector('norwegian', plain_digits(left(body, 250000))), 'C')
      || strip(to_tsvector('norwegian_folded', plain_digits(title || ' ' || ingress || ' ' || left(body, 50000))))
    ) stored;
    create index on search_document using gin (text_vector);
  `.execute(db);
}
