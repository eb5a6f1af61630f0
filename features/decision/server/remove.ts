import { invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { checkRequirements } from "../../access/rules/index.ts";
import { decisionLimits, textOf } from "../rules/index.ts";
import type { OpenDecision } from "./open-decision.ts";
import * as parties from "./party-store.ts";
import { mailChange, recordChange } from "./record-change.ts";
import * as store from "./store.ts";

/** Removes a decision, or an ask for one, by the desk. Its links stop, and nobody is reminded of it. */
export async function removeDecision(
  work: Work,
  open: OpenDecision,
  { reason: given }: { readonly reason?: string | null | undefined },
): Promise<Result<{ readonly ok: true }>> {
  const { tx, at } = work;
  const { row } = open;
  const reason = textOf(given);
  if (checkRequirements("remove-decision", { message: reason }))
    return invalid({ path: "reason", kind: "ReasonRequired" });
  if (Array.from(reason).length > decisionLimits.text) return invalid({ path: "reason", kind: "DecisionTextTooLong" });
  await store.removeDecision(tx, row.id, reason);
  const { row: removed } = await recordChange(work, open, "decision removed");
  await mailChange(work, removed, "removed", open);
  await parties.endLinks(tx, row.id, at);
  return ok({ ok: true });
}
