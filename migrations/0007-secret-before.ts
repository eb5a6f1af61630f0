import { type Kysely, sql } from "kysely";

/** A session remembers the secret before its last one: two links that are opened at the same moment both add to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table session add column hash_before bytea, add column rotated_at timestamptz;
    create index on session (hash_before) where hash_before is not null;
  `.execute(db);
}
