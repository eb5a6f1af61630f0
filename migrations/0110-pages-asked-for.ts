import { type QueryExecutorProvider, sql } from "kysely";

/** How often each readers' page was asked for on a day, by the key of the page memory. features/page/README.md */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table page_asked (
      address text not null,
      day date not null,
      times integer not null,
      primary key (address, day)
    );
  `.execute(db);
}
