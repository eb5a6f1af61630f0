import { type Kysely, sql } from "kysely";

/**
 * What was withdrawn is moved out of `publication`, so that nothing that reads publications can show it. Its files go with the row that is
 * deleted there. The number of a publication is never given again, so that its addresses say for ever that it was withdrawn.
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
