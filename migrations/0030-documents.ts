import { type Kysely, sql } from "kysely";

/**
 * Documents that are made of an assessment. One of a publication is made once for each layout and kept; one of a draft is made when it
 * is asked for, from the tree as its asker may see it, and thrown away after a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_file (
      id integer generated always as identity primary key,
      assessment integer not null references assessment on delete cascade,
      publication integer references publication on delete cascade,
      format text not null,
      layout integer not null,
      -- Of a draft: what it is written from, and its hash.
      tree jsonb,
      fingerprint text,
      state text not null default 'waiting' check (state in ('waiting', 'made', 'failed')),
      asked_at timestamptz not null,
      made_at timestamptz,
      storage_key text,
      size integer,
      sha256 text,
      -- What could not be written as it stands, or why nothing was.
      notices jsonb not null default '[]',
      check ((publication is null) = (tree is not null) and (tree is null) = (fingerprint is null)),
      check ((state = 'made') = (storage_key is not null))
    );
    create unique index document_of_publication on document_file (publication, format, layout) where publication is not null;
    create unique index document_of_draft on document_file (assessment, format, fingerprint) where publication is null;
  `.execute(db);
}
