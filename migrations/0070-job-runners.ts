import { type Kysely, sql } from "kysely";

/** Who does queued work, and when each was last alive: what one that died had begun is given to another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table job_runner (id text primary key, seen_at timestamptz not null)`.execute(db);
}
