import { type Kysely, sql } from "kysely";

/**
 * The search result of a notification shows its status. Before, it showed «Publisert» for all of them. Rows that differ
 * from their pages are written again at the next start and each minute: a difference of one millisecond is enough.
 * Subscribers get no alert about anything that is older than a week.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update search_document set modified = modified - interval '1 millisecond' where route = 'methodnotifications'
  `.execute(db);
}
