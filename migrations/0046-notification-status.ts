import { type Kysely, sql } from "kysely";

/**
 * A notification's result says how far it has come, where it said «Publisert» for all of them. Rows that differ from their pages are written
 * again at the next start and each minute: a millisecond is enough, and no subscriber is told of what is older than a week.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update search_document set modified = modified - interval '1 millisecond' where route = 'methodnotifications'
  `.execute(db);
}
