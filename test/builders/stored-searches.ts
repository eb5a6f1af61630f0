import type { Kysely } from "kysely";
import { searchOfRow } from "../../features/literature/rules/index.ts";
import type { Tables } from "../../platform/server/tables.ts";

/** The literature searches of an assessment that are not deleted, in their order, as the table holds them. */
export async function searchesIn(db: Kysely<Tables>, assessment: number) {
  const rows = db.selectFrom("block_row").selectAll().where("assessment", "=", assessment);
  const found = await rows.where("deleted_at", "is", null).orderBy("position").execute();
  return found.map(({ id, rev, part, cells }) => {
    const search = searchOfRow(cells);
    return { id, rev, part, ...search, numberOfSearchHits: search.hits };
  });
}
