import { type Kysely, sql } from "kysely";
import type { Tables } from "../platform/server/tables.ts";

/** The tables, of every schema that is not PostgreSQL's own, with a row that holds the text anywhere. */
export async function tablesHolding(db: Kysely<Tables>, text: string): Promise<readonly string[]> {
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`.execute(db);
  const holding: string[] = [];
  for (const { schema, name } of tables.rows) {
    const found = await sql`
      select from ${sql.id(schema, name)} as whole where strpos(whole::text, ${text}) > 0 limit 1`.execute(db);
    if (found.rows.length > 0) holding.push(`${schema}.${name}`);
  }
  return holding;
}
