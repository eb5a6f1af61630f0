import { type Kysely, sql } from "kysely";

/**
 * Withdrawn publications are moved out of `publication`, so that code that reads publications cannot show them. Deleting
 * the row there also deletes its files. The number of a publication is never used again, so its addresses always say
 * that it was withdrawn.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table withdrawn_publication (
      id integer primary key,
      assessment integer not null references assessment,
      version integer not null,
      snapshot jsonb not null,
      change_note text not null,
      published_at timestamptz not null,
      withdrawn_at timestamptz not null,
      -- What readers are told.
      message text not null,
      unique (assessment, version)
    );
  `.execute(db);
}
