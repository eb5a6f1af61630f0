import { type Kysely, sql } from "kysely";

/**
 * Moving a row stands in the history. A publication's projection version stands in its snapshot alone: the column is no longer written, and
 * goes with the next version, since an instance of the version before still writes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table history
      drop constraint history_action_check,
      add constraint history_action_check check (action in ('saved', 'deleted', 'restored', 'redacted', 'moved'));
    alter table publication alter column projection_version drop not null;
  `.execute(db);
}
