import type { Actor } from "../../core/access/index.ts";
import { follow, type Status, type TransitionName } from "../../core/assessment/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import { type AssessmentRow, permit } from "../assessment/index.ts";

type Step = { readonly row: AssessmentRow; readonly to: Status };

/**
 * The locked assessment and the status that follows, when this caller may take the step. In another status than the step
 * starts from it is a conflict, not a read-only page: most often a colleague was first (409, "Answers" in docs).
 */
export function takeStep(
  actor: Actor,
  name: Exclude<TransitionName, "send">,
  locked: AssessmentRow | undefined,
): Result<Step> {
  const found = permit(actor, name, locked);
  if (!found.ok && (!locked || found.because.kind !== "ReadOnly")) return found;
  const row = found.ok ? found.value : locked;
  if (!row) return refuse({ kind: "NotFound" });
  const step = follow(name, row.status);
  return step.ok ? ok({ row, to: step.to }) : refuse(step.because);
}
