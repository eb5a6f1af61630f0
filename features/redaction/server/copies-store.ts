import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/server/http/work.ts";
import type { Copy } from "../../api/index.ts";

/** More than an editor would go through. */
const MOST: RawBuilder<number> = sql.lit(500);

/**
 * Assessments that were started from this one or adopt it, or one of those, the oldest first: what was copied stays there when it is redacted
 * here.
 */
export async function copiesOf(db: Db, assessment: number): Promise<Copy[]> {
  const { rows } = await sql<Copy>`
    with recursive copy (number) as (
      select number from assessment where ${assessment} in (started_from, adopts)
      union select a.number from assessment a join copy c on c.number in (a.started_from, a.adopts))
    select number as id, name as title, status as "assessmentStatus" from assessment join copy using (number)
     order by number limit ${MOST}`.execute(db);
  return rows;
}
