import { authorOf } from "../../core/access/index.ts";
import type { CallAnswer } from "../../core/contract/index.ts";
import { ok, type Result } from "../../core/refusal/index.ts";
import { lockAssessment, setStatus } from "../assessment/index.ts";
import { appendAudit } from "../audit/index.ts";
import type { Work } from "../platform/http/work.ts";
import { takeStep } from "./take-step.ts";

/** Starts a new draft of a published assessment, by an editor or the initiator: status 3 to 1. What is published stays public. */
export async function reopen(
  { tx, actor, at }: Work,
  id: string,
  rev: number | undefined,
): Promise<Result<CallAnswer<"deskReopen">>> {
  const step = takeStep(actor, "reopen", await lockAssessment(tx, id), rev);
  if (!step.ok) return step;
  const { row, to } = step.value;
  await setStatus(tx, row.number, { status: to, changed_at: at, returned_at: at, return_message: null });
  await appendAudit(tx, { action: "new draft started", by: authorOf(actor, row.number), at, assessment: row.number });
  return ok({ ok: true, assessmentStatus: to });
}
