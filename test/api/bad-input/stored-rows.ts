import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../platform/server/tables.ts";

/** Tables that a refused call may write in (that it was made, and when a session was seen), and those that the server writes by the clock. */
const apart = new Set(["rate_counter", "session", "job_runner", "search_miss", "page_asked"]);

/**
 * The number of rows of each table, and the sum of the transactions that wrote them. Equal before and after means that nothing was
 * stored: a row that is written again has a later transaction than any row before, and one that is gone is missing from the number.
 */
export async function storedRows(db: Kysely<Tables>): Promise<Readonly<Record<string, string>>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema = 'public' order by 1`.execute(db);
  const each = tables.rows
    .filter(({ name }) => !apart.has(name))
    .map(
      ({ name }) => sql`select ${name}::text as name,
        count(*) || ' rows, ' || coalesce(sum(xmin::text::bigint), 0) as rows from ${sql.id(name)}`,
    );
  const { rows } = await sql<{ name: string; rows: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map((table) => [table.name, table.rows]));
}
