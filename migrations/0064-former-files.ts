import { type Kysely, sql } from "kysely";

/** The name of a replaced file of the library, and who replaced it: an editor can restore it. features/media/README.md */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media_bytes add column retired_name text, add column retired_by jsonb`.execute(db);
}
