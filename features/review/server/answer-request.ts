import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { quotableName } from "../../../platform/pure/mail/index.ts";
import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { plainMessage, withoutControls } from "../../../platform/pure/text/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf, seatsIn } from "../../access/rules/index.ts";
import { addresses } from "../../address/rules/index.ts";
import { type AssessmentRow, aboutOf, mailAuthors, openForChange } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { checkMessage } from "../../contributor/rules/index.ts";
import { checkName } from "../../intro/rules/index.ts";
import { reviewMailsIn } from "../mails.ts";
import * as store from "./store.ts";

/**
 * One of the caller's own reviews, locked. A browser may hold the seats of several reviewers: what one of them does must not befall another.
 * @param named the contributor whose review it is; without one there must be only one
 */
export async function lockOwn({ tx, actor }: Work, assessment: number, named: string | null | undefined) {
  const own = seatsIn(actor, assessment).filter(({ role }) => role === "peer");
  if (!named && own.length > 1) return invalid({ path: "contributorId", kind: "ReviewNotNamed" });
  const seat = named ? own.find(({ contributorId }) => contributorId === named.toLowerCase()) : own[0];
  const review = seat && (await store.lockReview(tx, assessment, seat.contributorId));
  return review ? ok(review) : refuse({ kind: "NotFound" });
}

type Input = CallInput<"answerReviewRequest">["body"];

/**
 * Accepts to review, or declines with a reason and perhaps another name, which the initiator gets by mail. The same answer again changes
 * nothing; a review that was sent or declined stays so.
 */
export async function answerReviewRequest(
  work: Work,
  input: Input,
): Promise<Result<CallAnswer<"answerReviewRequest">>> {
  const found = await openForChange(work, "write-review", input.assessmentId, input.rev);
  if (!found.ok) return found;
  const { tx, at } = work;
  const own = await lockOwn(work, found.value.number, input.contributorId);
  if (!own.ok) return own;
  const review = own.value;
  if (review.declined_at)
    return input.accept ? refuse({ kind: "NotAllowed", because: "ReviewDeclined" }) : ok({ ok: true });
  if (input.accept) {
    await store.accept(tx, review.contributor, at);
    return ok({ ok: true });
  }
  return decline(work, found.value, review, input);
}

type Own = Extract<Awaited<ReturnType<typeof lockOwn>>, { readonly ok: true }>["value"];

async function decline(work: Work, row: AssessmentRow, review: Own, input: Input): Promise<Result<{ ok: true }>> {
  const { tx, at, actor } = work;
  if (review.sent !== null) return invalid({ path: "accept", kind: "ReviewIsSent" });
  const reason = plainMessage(input.reason ?? "");
  const suggestion = withoutControls(input.suggestion ?? "").trim();
  const broken = [
    ...(reason === "" ? [{ path: "reason", kind: "ReasonRequired" }] : []),
    ...checkMessage(reason).map(({ kind }) => ({ path: "reason", kind })),
    ...(suggestion === ""
      ? []
      : checkName(suggestion, "NameRequired").map(({ kind }) => ({ path: "suggestion", kind }))),
  ];
  if (broken.length > 0) return invalid(...broken);
  await store.decline(tx, review.contributor, { at, reason, suggestion });
  await mailAuthors(
    work,
    row.number,
    ({ id, role, name, language }) =>
      reviewMailsIn(language).declined({
        ...aboutOf(work, row.name, addresses.editAs(row.number, { id, role })),
        name,
        peer: quotableName(review.name) ?? "",
        reason,
        suggestion: quotableName(suggestion) ?? "",
      }),
    ({ role }) => role === "initiator",
  );
  const by = authorOf(actor, row.number, "write-review", review.contributor);
  await appendAudit(tx, { action: "review declined", by, at, assessment: row.number });
  return ok({ ok: true });
}
