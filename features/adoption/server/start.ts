import { invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Tx } from "../../../platform/server/http/work.ts";
import { lockAssessment } from "../../assessment/server/index.ts";
import * as store from "./store.ts";

type Wish = {
  readonly original: number;
  readonly organization: number;
  /** Of whoever starts. */
  readonly email: string;
};

/**
 * Whether an organisation may start an adoption of an assessment now: not of another adoption, and one at a time. Locks the original, so that
 * of two starts at once one comes first. Whether an edition of it stands is for the caller to see.
 */
export async function mayAdopt(tx: Tx, { original, organization, email }: Wish): Promise<Result<null>> {
  const gone = invalid({ path: "adopts", kind: "StartFromGone" });
  if (!(await lockAssessment(tx, String(original)))) return gone;
  if (await store.isAdoption(tx, original)) return invalid({ path: "adopts", kind: "AdoptsAdoption" });
  const begun = await store.adoptionUnderWay(tx, { original, organization }, email);
  return begun ? invalid({ path: "adopts", kind: "AdoptionUnderWay" }) : ok(null);
}
