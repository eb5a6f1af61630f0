import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../platform/server/tables.ts";

/** Tables that a refused call may write in (that it was made, and when a session was seen), and those that the server writes by the clock. */
const apart = new Set(["rate_counter", "session", "job_runner", "search_miss"]);

/** The number of rows of each table and a hash of the working tables. Equal before and after means that nothing was stored. */
export async function storedRows(db: Kysely<Tables>): Promise<Readonly<Record<string, string>>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema = 'public' order by 1`.execute(db);
  const stored: Record<string, string> = {};
  for (const { name } of tables.rows.filter((table) => !apart.has(table.name))) {
    const { rows } = await sql<{ rows: string }>`
      select count(*) || ' rows, ' || coalesce(sum(hashtext(t::text)::bigint), 0) as rows from ${sql.id(name)} as t`.execute(
      db,
    );
    stored[name] = rows[0]?.rows ?? "";
  }
  return stored;
}
