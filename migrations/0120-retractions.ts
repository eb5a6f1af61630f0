import { type QueryExecutorProvider, sql } from "kysely";

/** The list of retracted studies, and what came of comparing assessments with it. features/retraction/README.md */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table retraction_notice (
      record_id integer primary key,
      doi text not null,
      pmid text not null,
      nature text not null check (nature in ('retraction', 'concern', 'correction', 'reinstatement')),
      noticed_on date,
      notice_doi text not null
    );
    create index on retraction_notice (doi) where doi <> '';
    create index on retraction_notice (pmid) where pmid <> '';

    create table retraction_list (
      id integer generated always as identity primary key,
      loaded_at timestamptz not null,
      by jsonb not null,
      rows integer not null,
      sha256 text not null
    );

    -- Assessments that name a paper of the list, in the working copy or an edition that stands. Written with each comparison.
    create table retraction_use (
      assessment integer not null references assessment (number) on delete cascade,
      record_id integer not null,
      primary key (assessment, record_id)
    );
    create table retraction_told (
      assessment integer not null references assessment (number) on delete cascade,
      record_id integer not null,
      told_at timestamptz not null,
      primary key (assessment, record_id)
    );
    create table retraction_not_same (
      assessment integer not null references assessment (number) on delete cascade,
      record_id integer not null,
      by jsonb not null,
      at timestamptz not null,
      primary key (assessment, record_id)
    );
  `.execute(db);
}
