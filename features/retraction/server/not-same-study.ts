import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { authorOf } from "../../access/rules/index.ts";
import { openForChange } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import * as store from "./store.ts";

/** Keeps an editor's word that a notice is of another study than the assessment's. The notice shows nowhere in it from then on. */
export async function notSameStudy(
  work: Work,
  id: string,
  record: number,
): Promise<Result<CallAnswer<"deskNotSameStudy">>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "judge-retraction", id);
  if (!found.ok) return found;
  const { number } = found.value;
  const by = authorOf(actor, number, "judge-retraction");
  await store.putNotSame(tx, { assessment: number, recordId: record, at, by });
  await appendAudit(tx, { action: "retraction not of the study", by, at, assessment: number, detail: { record } });
  await announce(tx, [`assessment ${number}`]);
  return ok({ ok: true });
}
