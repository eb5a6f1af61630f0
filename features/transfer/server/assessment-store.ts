import { sql } from "kysely";
import type { Tx } from "../../../platform/server/http/work.ts";

type Redirect = { readonly site_id: number; readonly path: string; readonly assessment: number };

/** Leads old addresses to assessments. One that led to another assessment leads here from now on. */
export async function addRedirects(tx: Tx, redirects: readonly Redirect[]): Promise<void> {
  const byPath = new Map(redirects.map((each) => [each.path, each]));
  if (byPath.size === 0) return;
  await tx
    .insertInto("assessment_redirect")
    .values([...byPath.values()])
    .onConflict((conflict) =>
      conflict.columns(["site_id", "path"]).doUpdateSet({ assessment: sql.ref("excluded.assessment") }),
    )
    .execute();
}
