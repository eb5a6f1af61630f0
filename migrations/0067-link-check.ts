import { type Kysely, sql } from "kysely";

/** Results of the nightly check of links to other sites, one row for each address. features/link-check/README.md */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table link_check (
      address text primary key,
      kind text not null check (kind in ('ok', 'gone', 'trouble')),
      why text not null,
      status integer,
      checked_at timestamptz not null,
      failed_since timestamptz,
      next_at timestamptz not null
    )`.execute(db);
}
