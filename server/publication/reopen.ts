import { authorOf } from "../../core/access/index.ts";
import { follow } from "../../core/assessment/index.ts";
import type { CallAnswer } from "../../core/contract/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import { lockAssessment, permit, setStatus } from "../assessment/index.ts";
import { appendAudit } from "../audit/index.ts";
import type { Work } from "../platform/http/work.ts";

/** Starts a new draft of a published assessment, by an editor or the initiator: status 3 to 1. What is published stays public. */
export async function reopen({ tx, actor, at }: Work, id: string): Promise<Result<CallAnswer<"deskReopen">>> {
  const found = permit(actor, "reopen", await lockAssessment(tx, id));
  if (!found.ok) return found;
  const row = found.value;
  const step = follow("reopen", row.status);
  if (!step.ok) return refuse(step.because);
  await setStatus(tx, row.number, { status: step.to, changed_at: at, return_message: null });
  await appendAudit(tx, { action: "new draft started", by: authorOf(actor, row.number), at, assessment: row.number });
  return ok({ ok: true, assessmentStatus: step.to });
}
