import { type Kysely, sql } from "kysely";

/** The runners of queued work, and when each was last alive. The unfinished work of a dead runner is given to another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table job_runner (id text primary key, seen_at timestamptz not null)`.execute(db);
}
