import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { abilitiesOf } from "../../access/rules/index.ts";
import { status } from "../../assessment/rules/index.ts";
import { loadWorkingCopy, openForReading } from "../../assessment/server/index.ts";
import { isReviewPassed, saidReviewDay, suggestedReviewDay, usualReviewDay } from "../rules/index.ts";
import { confirmable } from "./hindrance.ts";
import * as store from "./store.ts";

/** The review day of an assessment, for callers who may change it. */
export async function readReviewDay(read: Read, id: string): Promise<Result<CallAnswer<"reviewDay">>> {
  const { db, actor, at } = read;
  const found = await openForReading(read, "set-review-day", id);
  if (!found.ok) return found;
  const { number } = found.value;
  const today = norwegianIsoDay(at);
  const review = await store.reviewOf(db, number);
  const said = saidReviewDay((await loadWorkingCopy(db, found.value, "content")).copy);
  const state = await confirmable(db, found.value, at);
  const isPublished = state !== undefined;
  const asked = review?.asked && found.value.status === status.published ? review.asked : null;
  const dueOn = review?.due_on ?? null;
  return ok({
    rev: review?.no ?? 0,
    isPublished,
    dueOn,
    isPassed: isPublished && isReviewPassed(dueOn, today),
    said,
    suggested: suggestedReviewDay(said, today),
    usual: usualReviewDay(today),
    waiting: asked && {
      ...{ dueOn: asked.dueOn, searchedOn: asked.searchedOn, at: asked.at },
      by: "name" in asked.by ? asked.by.name : "",
    },
    hindrance: state?.hindrance ?? null,
    confirmed: state?.isConfirmedLately ? state.newest.version : null,
    abilities: [...abilitiesOf(actor, found.value)],
  });
}
