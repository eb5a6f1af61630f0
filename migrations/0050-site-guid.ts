import { type Kysely, sql } from "kysely";

/** The content API names a site by a guid. features/content/README.md */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site add guid uuid not null unique default gen_random_uuid()`.execute(db);
}
