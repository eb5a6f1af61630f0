import { type Kysely, sql } from "kysely";

/**
 * Terms that editors change: each has a revision, may be taken out of use, and may be one with another. Its row stays, so what names it by its
 * key or number still finds a name, and the next start does not add it again. features/term/README.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table term
      add column rev integer not null default 1,
      add column retired boolean not null default false,
      add column merged_into integer references term check (merged_into <> id);
  `.execute(db);
}
