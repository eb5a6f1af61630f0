import { type QueryExecutorProvider, sql } from "kysely";

/**
 * The number of a published adoption's original: the search lists the adoption under it. The column has no foreign key, because an
 * adoption whose original was deleted stands alone. features/search/README.md
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
