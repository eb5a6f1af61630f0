import { type Kysely, sql } from "kysely";

/**
 * One row per findable thing, written in the transaction that publishes it. The vector weighs the title above the ingress
 * above the body, stemmed in Norwegian. The same words without accents are added without positions and so without weight:
 * "oye" finds "øye", and they are in no phrase. A vector holds at most 1 MB, so a very long text is cut and found by its first part.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create text search configuration norwegian_folded (copy = norwegian);
    alter text search configuration norwegian_folded
      alter mapping for hword, hword_part, word with unaccent, norwegian_stem;

    create table search_document (
      id integer generated always as identity primary key,
      route text not null check (route in ('methodassessment', 'methodnotifications')),
      ref integer not null,
      title text not null,
      ingress text not null,
      body text not null,
      text_vector tsvector not null generated always as (
        setweight(to_tsvector('norwegian', title), 'A')
        || setweight(to_tsvector('norwegian', ingress), 'B')
        || setweight(to_tsvector('norwegian', left(body, 250000)), 'C')
        || strip(to_tsvector('norwegian_folded', title || ' ' || ingress || ' ' || left(body, 50000)))
      ) stored,
      assessment_type text,
      assessment_status smallint,
      -- Terms with the groups they stand under: a municipality with its county, a trust with its region.
      organizations integer[] not null default '{}',
      municipalities integer[] not null default '{}',
      topics integer[] not null default '{}',
      method_types integer[] not null default '{}',
      published timestamptz,
      published_year smallint,
      modified timestamptz not null,
      result jsonb not null,
      unique (route, ref)
    );
    create index on search_document using gin (text_vector);
    create index on search_document (route, published desc nulls last, id desc);
  `.execute(db);
}
