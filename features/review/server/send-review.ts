import { isDeepStrictEqual } from "node:util";
import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { quotableName } from "../../../platform/pure/mail/index.ts";
import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf } from "../../access/rules/index.ts";
import { addresses } from "../../address/rules/index.ts";
import { aboutOf, loadWorkingCopy, mailAuthors, openForChange } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { reviewMailsIn } from "../mails.ts";
import { reviewSection, secondsToWait } from "../rules/index.ts";
import { sentReviewOf } from "../rules/sections/index.ts";
import { lockOwn } from "./answer-request.ts";
import { loadReviews } from "./load-reviews.ts";
import * as store from "./store.ts";

/**
 * Sends the caller's own review as it stands. The sent version never changes, and the initiator gets a mail about it. Sending
 * again creates a new version, at most ten an hour. The review must have some text; nothing else is mandatory. Sending the same
 * text again about the same assessment text changes nothing.
 */
export async function sendReview(
  work: Work,
  { assessmentId, contributorId: named, rev }: CallInput<"setPeerReviewStatus">["body"],
): Promise<Result<CallAnswer<"setPeerReviewStatus">>> {
  const found = await openForChange(work, "write-review", assessmentId, rev);
  if (!found.ok) return found;
  const { tx, at, actor } = work;
  const row = found.value;
  const locked = await lockOwn(work, row.number, named);
  if (!locked.ok) return locked;
  const review = locked.value;
  if (review.declined_at) return refuse({ kind: "NotAllowed", because: "ReviewDeclined" });
  const { copy, publications, savedAt } = await loadWorkingCopy(tx, row, "content");
  const section = reviewSection(copy.template);
  const own = (await loadReviews(tx, row, actor)).find(({ contributorId }) => contributorId === review.contributor);
  const content = section && own && sentReviewOf(copy, section, own.items);
  if (!content || content.questions.length === 0) return invalid({ path: "review", kind: "ReviewIsEmpty" });
  const version = (review.sent ?? 0) + 1;
  const edition = publications + 1;
  const { contributor } = review;
  const last = own?.sent;
  // Nothing was written since, in the review or in the assessment: the button was pressed twice.
  if (last && last.edition === edition && isDeepStrictEqual(last.content, content) && savedAt <= last.at)
    return ok({ ok: true, number: last.number, sentAt: last.at.toISOString() });
  const sentBefore = await store.sentAt(tx, contributor);
  const retryAfter = secondsToWait(sentBefore, at);
  if (retryAfter > 0) return refuse({ kind: "TooMany", retryAfter });
  await store.accept(tx, contributor, at);
  const sent = { contributor, assessment: row.number, version, edition, content, sent_at: at };
  await store.addSent(tx, sent);
  await mailAuthors(
    work,
    row.number,
    ({ id, role, name, language }) =>
      reviewMailsIn(language).sent({
        ...aboutOf(work, row.name, addresses.editAs(row.number, { id, role })),
        name,
        peer: quotableName(review.name) ?? "",
        isUpdated: version > 1,
      }),
    ({ role }) => role === "initiator",
  );
  const by = authorOf(actor, row.number, "write-review", contributor);
  await appendAudit(tx, { action: "review sent", by, at, assessment: row.number, detail: { version } });
  return ok({ ok: true, number: version, sentAt: at.toISOString() });
}
