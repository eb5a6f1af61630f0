import { type Kysely, sql } from "kysely";

/** What a replaced file of the library was called, and who took it away: an editor can have it back. docs/spec/media.md, Replacing */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media_bytes add column retired_name text, add column retired_by jsonb`.execute(db);
}
