import { type QueryExecutorProvider, sql } from "kysely";

/**
 * The form of Norwegian that an assessment is written in, as its authors chose it. Null while nobody has chosen: then its text is what tells.
 * features/assessment/README.md
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table assessment add column language text check (language in ('nb', 'nn'));
  `.execute(db);
}
