import { type QueryExecutorProvider, sql } from "kysely";

/**
 * The number of the original, of a published adoption: the search lists the adoption under its original. The column refers to no table,
 * because an original that was deleted is no hit that anything could stand under. features/search/README.md
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table search_document add column adopts integer;
    update search_document s
       set adopts = a.adopts
      from assessment a
     where s.route = 'methodassessment' and s.published is not null and a.number = s.ref and a.adopts is not null;
  `.execute(db);
}
