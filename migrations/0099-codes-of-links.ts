import { type Kysely, sql } from "kysely";

/** The code beside a link, for who cannot open it. features/contributor/README.md */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invitation add column code_hash bytea, add column code_expires_at timestamptz`.execute(db);
}
