import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/server/http/work.ts";
import type { Copy } from "../../api/index.ts";

/** More than an editor would go through. */
const MOST: RawBuilder<number> = sql.lit(500);

/** Assessments that were started from this one, or from one that was, the oldest first: what was copied stays there when it is redacted here. */
export async function copiesOf(db: Db, assessment: number): Promise<Copy[]> {
  const { rows } = await sql<Copy>`
    with recursive copy (number) as (
      select number from assessment where started_from = ${assessment}
      union select a.number from assessment a join copy c on a.started_from = c.number)
    select number as id, name as title, status as "assessmentStatus" from assessment join copy using (number)
     order by number limit ${MOST}`.execute(db);
  return rows;
}
