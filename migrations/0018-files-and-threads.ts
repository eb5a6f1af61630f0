import { type Kysely, sql } from "kysely";

/**
 * Resolving a thread is an entry of the history. A file stores the revision of its block at which it was added, deleted
 * or restored, so that the server can inform a contributor who saw an older revision. An instance of the previous
 * version leaves 0, which counts as seen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table history
      drop constraint history_action_check,
      add constraint history_action_check
        check (action in ('saved', 'deleted', 'restored', 'redacted', 'moved', 'resolved', 'reopened'));
    alter table attachment add column block_rev integer not null default 0;
  `.execute(db);
}
