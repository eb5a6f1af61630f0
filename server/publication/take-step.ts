import type { Actor } from "../../core/access/index.ts";
import { follow, type Status, type TransitionName } from "../../core/assessment/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import { type AssessmentRow, permit, seenAs } from "../assessment/index.ts";

type Step = { readonly row: AssessmentRow; readonly to: Status };

/**
 * The locked assessment and the status that follows, when this caller may take the step. In another status than the step
 * starts from it is a conflict, not a read-only page: most often a colleague was first (409, "Answers" in docs).
 * @param rev the revision that the caller last saw: what came back and was sent again since is another text
 */
export function takeStep(
  actor: Actor,
  name: Exclude<TransitionName, "send">,
  locked: AssessmentRow | undefined,
  rev?: number,
): Result<Step> {
  const found = permit(actor, name, locked);
  if (!found.ok && (!locked || found.because.kind !== "ReadOnly")) return found;
  const row = found.ok ? found.value : locked;
  if (!row) return refuse({ kind: "NotFound" });
  const step = follow(name, row.status);
  if (!step.ok) return refuse(step.because);
  const seen = seenAs(row, rev);
  return seen.ok ? ok({ row, to: step.to }) : seen;
}
