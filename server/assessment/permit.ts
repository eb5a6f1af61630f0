import { type Ability, type Actor, may } from "../../core/access/index.ts";
import { ok, type Result, refusalOf, refuse } from "../../core/refusal/index.ts";
import type { AssessmentRow } from "./store.ts";

/** The assessment, when the policy lets this caller do this with it. Without a session nobody learns whether it exists. */
export function permit(actor: Actor, ability: Ability, row: AssessmentRow | undefined): Result<AssessmentRow> {
  if (!row) return refuse(actor.kind === "anonymous" ? { kind: "NotSignedIn" } : { kind: "NotFound" });
  const refusal = refusalOf(may(actor, ability, row));
  return refusal ? refuse(refusal) : ok(row);
}
