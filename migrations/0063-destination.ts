import { type Kysely, sql } from "kysely";

/** The page under which assessments stand that were started from a form: its editors chose it. features/intro/README.md */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table assessment add column destination integer references content;
    create index on assessment (destination) where destination is not null;
  `.execute(db);
}
