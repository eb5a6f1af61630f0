import { type Kysely, sql } from "kysely";

/** When somebody last asked for a document that was not made yet; null: nobody but the product itself. features/document/README.md */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_file add column waited_for_at timestamptz`.execute(db);
}
