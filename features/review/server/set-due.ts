import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { isoDay, norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { type FieldRefusal, invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { openForChange } from "../../assessment/server/index.ts";
import * as store from "./store.ts";

/**
 * Reads a due date from a payload. Returns null for an empty date, and the
 * broken rule for an invalid or past date. Today is the day in Norway.
 */
export function readDue(given: string | null | undefined, at: Date): { due: string | null; broken: FieldRefusal[] } {
  const text = (given ?? "").trim();
  const due = isoDay(text);
  if (text === "") return { due: null, broken: [] };
  if (due === null) return { due, broken: [{ path: "due", kind: "DateInvalid" }] };
  return { due, broken: due < norwegianIsoDay(at) ? [{ path: "due", kind: "DateHasPassed" }] : [] };
}

/** Sets the day on which a review should be sent, or takes it away, by the initiator. Another day has reminders of its own. */
export async function setReviewDue(
  work: Work,
  { assessmentId, contributorId, due: given, rev }: CallInput<"setReviewDue">["body"],
): Promise<Result<CallAnswer<"setReviewDue">>> {
  const found = await openForChange(work, "set-review-due", assessmentId, rev);
  if (!found.ok) return found;
  const { tx, at } = work;
  const { due, broken } = readDue(given, at);
  if (broken.length > 0) return invalid(...broken);
  const isGuid = /^[0-9a-f-]{36}$/i.test(contributorId);
  const review = isGuid ? await store.lockReview(tx, found.value.number, contributorId) : undefined;
  if (!review) return refuse({ kind: "NotFound" });
  if (review.due_on !== due) await store.setDue(tx, review.contributor, due, norwegianIsoDay(at));
  return ok({ ok: true, due });
}
