import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { abilitiesOf } from "../../access/rules/index.ts";
import { loadWorkingCopy, openForReading } from "../../assessment/server/index.ts";
import { isReviewPassed, saidReviewDay, suggestedReviewDay } from "../rules/index.ts";
import * as store from "./store.ts";

/** The review day of an assessment, for callers who may change it. */
export async function readReviewDay(read: Read, id: string): Promise<Result<CallAnswer<"reviewDay">>> {
  const { db, actor, at } = read;
  const found = await openForReading(read, "set-review-day", id);
  if (!found.ok) return found;
  const { number } = found.value;
  const today = norwegianIsoDay(at);
  const review = await store.reviewOf(db, number);
  const said = saidReviewDay((await loadWorkingCopy(db, found.value)).copy);
  const isPublished = await store.hasEdition(db, number);
  const dueOn = review?.due_on ?? null;
  return ok({
    rev: review?.no ?? 0,
    isPublished,
    dueOn,
    isPassed: isPublished && isReviewPassed(dueOn, today),
    said,
    suggested: suggestedReviewDay(said, today),
    abilities: [...abilitiesOf(actor, found.value)],
  });
}
