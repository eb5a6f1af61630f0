import { type Kysely, sql } from "kysely";

/** Publishers and the source, by which notifications are filtered. A document that was written before has them when it is written again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_document
      add column publishers integer[] not null default '{}',
      add column source text;
  `.execute(db);
}
