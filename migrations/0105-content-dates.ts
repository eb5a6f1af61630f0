import { type Kysely, sql } from "kysely";

/**
 * When the content of an assessment was last written, from the index alone: the desk's list asks it of every assessment. And the names and
 * addresses that the list is searched by, in parts of words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index history_of_content on history (assessment, at desc) where kind not in ('comment', 'review')`.execute(
    db,
  );
  await sql`create index assessment_name_parts on assessment using gin (name gin_trgm_ops)`.execute(db);
  await sql`create index contributor_parts on contributor using gin (name gin_trgm_ops, email gin_trgm_ops)
    where deleted_at is null`.execute(db);
}
