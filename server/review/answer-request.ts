import { authorOf, seatsIn } from "../../core/access/index.ts";
import { addresses } from "../../core/address/index.ts";
import type { CallAnswer, CallInput } from "../../core/contract/index.ts";
import { checkMessage } from "../../core/contributor/index.ts";
import { checkName } from "../../core/intro/index.ts";
import { quotableName } from "../../core/mail/index.ts";
import { invalid, ok, type Result, refuse } from "../../core/refusal/index.ts";
import { withoutControls } from "../../core/rich-text/index.ts";
import { reviewMails } from "../../texts/review-mails.ts";
import { type AssessmentRow, openForChange } from "../assessment/index.ts";
import { appendAudit } from "../audit/index.ts";
import type { Work } from "../platform/http/work.ts";
import { aboutOf, mailAuthors } from "../publication/index.ts";
import * as store from "./store.ts";

/** The caller's own review, locked. Who was never asked has none. */
export async function lockOwn(work: Work, assessment: number) {
  const seat = seatsIn(work.actor, assessment).find(({ role }) => role === "peer");
  return seat && store.lock(work.tx, assessment, seat.contributorId);
}

type Input = CallInput<"answerReviewRequest">["body"];

/**
 * Accepts to review, or declines with a reason and perhaps another name, which the initiator gets by mail. The same answer again changes
 * nothing; a review that was sent or declined stays so. docs/spec/peer-review.md, Writing and sending a review
 */
export async function answerReviewRequest(
  work: Work,
  input: Input,
): Promise<Result<CallAnswer<"answerReviewRequest">>> {
  const found = await openForChange(work, "write-review", input.assessmentId);
  if (!found.ok) return found;
  const { tx, at } = work;
  const review = await lockOwn(work, found.value.number);
  if (!review) return refuse({ kind: "NotFound" });
  if (review.declined_at)
    return input.accept ? refuse({ kind: "NotAllowed", because: "ReviewDeclined" }) : ok({ ok: true });
  if (input.accept) {
    await store.accept(tx, review.contributor, at);
    return ok({ ok: true });
  }
  return decline(work, found.value, review, input);
}

type Own = NonNullable<Awaited<ReturnType<typeof lockOwn>>>;

async function decline(work: Work, row: AssessmentRow, review: Own, input: Input): Promise<Result<{ ok: true }>> {
  const { tx, at, actor } = work;
  if (review.sent !== null) return invalid({ path: "accept", kind: "ReviewIsSent" });
  const reason = withoutControls(input.reason ?? "").trim();
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
    ({ id, role, name }) =>
      reviewMails.declined({
        ...aboutOf(work, row.name, addresses.editAs(row.number, { id, role })),
        name,
        peer: quotableName(review.name) ?? "",
        reason,
        suggestion: quotableName(suggestion) ?? "",
      }),
    ({ role }) => role === "initiator",
  );
  const by = authorOf(actor, row.number, "write-review");
  await appendAudit(tx, { action: "review declined", by, at, assessment: row.number });
  return ok({ ok: true });
}
