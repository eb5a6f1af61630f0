import { type Kysely, sql } from "kysely";

/**
 * A page that was deleted for good keeps its row, without its versions: its number is never given to another, and what came with the product
 * is not added again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content add column emptied_at timestamptz`.execute(db);
}
