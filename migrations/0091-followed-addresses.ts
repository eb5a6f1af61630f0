import { type Kysely, sql } from "kysely";

/** How often an old address was followed, and on which day last. features/content/README.md */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_redirect add column hits bigint not null default 0, add column followed_on date;
  `.execute(db);
}
