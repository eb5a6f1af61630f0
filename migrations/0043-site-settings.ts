import { type Kysely, sql } from "kysely";

/**
 * The settings of a site are the properties of its settings page, which has versions. The old content of this column is
 * not read any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site alter column settings set default '{}'`.execute(db);
}
