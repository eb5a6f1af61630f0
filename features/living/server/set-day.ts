import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import {
  type FieldRefusal,
  invalid,
  ok,
  type Refusal,
  type Result,
  refuse,
} from "../../../platform/pure/refusal/index.ts";
import { plainMessage } from "../../../platform/pure/text/index.ts";
import type { Tx, Work } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { authorOf, checkRequirements } from "../../access/rules/index.ts";
import { openForChange } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { assessmentRoute } from "../../search/rules/index.ts";
import { checkReviewDay, reviewLimits } from "../rules/index.ts";
import * as store from "./store.ts";

type Input = CallInput<"setReviewDay">;

/** Changes the review day of a published assessment, with a reason that the desk's log shows. Makes no edition. */
export async function setReviewDay(work: Work, { params, body }: Input): Promise<Result<CallAnswer<"setReviewDay">>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "set-review-day", params.id);
  if (!found.ok) return found;
  const { number } = found.value;
  const refusal = checkRequirements("set-review-day", { "standing-edition": await store.hasEdition(tx, number) });
  if (refusal) return refuse(refusal);
  const stale = await checkRev(tx, number, body.rev);
  if (stale) return refuse(stale);
  const day = checkReviewDay(body.dueOn, norwegianIsoDay(at), "dueOn");
  const reason = plainMessage(body.reason);
  const broken = [...(day.ok || day.because.kind !== "Invalid" ? [] : day.because.fields), ...brokenReason(reason)];
  if (!day.ok || broken.length > 0) return invalid(...broken);
  const by = authorOf(actor, number, "set-review-day");
  const no = await store.addReview(tx, number, { kind: "set", dueOn: day.value, reason, by, at });
  await appendAudit(tx, { action: "review day set", by, at, assessment: number, detail: { review: no } });
  await announceReview(tx, number);
  return ok({ ok: true, rev: no, dueOn: day.value });
}

/** The refusal when the review day has another revision than the caller saw, or null. */
export async function checkRev(tx: Tx, assessment: number, seen: number): Promise<Refusal | null> {
  const { no: rev = 0, due_on: value = null } = (await store.reviewOf(tx, assessment)) ?? {};
  return rev === seen ? null : { kind: "Stale", current: { rev, value } };
}

const brokenReason = (reason: string): FieldRefusal[] => {
  if (reason === "") return [{ path: "reason", kind: "ReviewReasonRequired" }];
  return Array.from(reason).length > reviewLimits.reason ? [{ path: "reason", kind: "ReviewReasonTooLong" }] : [];
};

/** Drops the kept pages that say whether the review day has passed: the assessment's own, and searches that find it. */
export const announceReview = (tx: Tx, assessment: number): Promise<void> =>
  announce(tx, [`assessment ${assessment}`, `search ${assessmentRoute}`]);
