import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { takeStep } from "../../access/rules/index.ts";
import { openForChange, recordStep } from "../../assessment/server/index.ts";

/** Starts a new draft of a published assessment, by an editor or the initiator: status 3 to 1. The publication stays public. */
export async function reopen(work: Work, id: string, rev: number): Promise<Result<CallAnswer<"deskReopen">>> {
  const found = await openForChange(work, "reopen", id, rev);
  if (!found.ok) return found;
  const step = takeStep("reopen", {});
  if (!step.ok) return step;
  const dates = { returned_at: work.at, return_message: null };
  const { status } = await recordStep(work, found.value, step.value, { dates });
  return ok({ ok: true, assessmentStatus: status });
}
