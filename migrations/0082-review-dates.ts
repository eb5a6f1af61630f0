import { type Kysely, sql } from "kysely";

/**
 * By when a page should be looked at again, and who does it. `review_told` is the date that a mail was sent about: another date has a mail of
 * its own. Readers never get any of it. features/content/README.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content
      add column review_by date,
      add column review_owner uuid references account on delete set null,
      add column review_told date;
    create index on content (review_by) where review_by is not null;
  `.execute(db);
}
