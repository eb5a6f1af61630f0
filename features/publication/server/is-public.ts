import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { withdrawn } from "./get-assessment.ts";
import * as store from "./store.ts";

/** The number of an assessment that readers get, as an edition or a card; else the refusal that reading it gets. */
export async function isPublic({ db }: Pick<Read, "db">, id: string): Promise<Result<number>> {
  const row = await store.publicView(db, id);
  if (row && (row.publication || row.card)) return ok(row.number);
  return refuse(row?.withdrawn ? withdrawn(row.withdrawn) : { kind: "NotFound" });
}
