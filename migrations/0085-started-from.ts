import { type Kysely, sql } from "kysely";

/** The published assessment that another was started from, and its edition then. features/intro/README.md */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table assessment
      add column started_from integer references assessment on delete set null,
      add column started_from_version integer;
    create index assessment_started_from on assessment (started_from) where started_from is not null;
  `.execute(db);
}
