import { type Kysely, sql } from "kysely";

/**
 * Takes the lock that numbers the changes of search documents before a statement locks a row of `search_document`, also when no row matches. `number_search_document` and
 * `note_removed_search_document` take it after they have locked their rows: a transaction that held the lock and wrote a second document
 * waited for the row, while the one that removed that document waited for the lock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function lock_search_change() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(727028);
      return null;
    end $$;
    create trigger lock_search_change before insert or update or delete on search_document
      for each statement execute function lock_search_change();
  `.execute(db);
}
