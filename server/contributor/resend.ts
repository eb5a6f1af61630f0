import type { CallInput } from "../../core/contract/index.ts";
import { ok, type Result } from "../../core/refusal/index.ts";
import { appendAudit } from "../audit/index.ts";
import type { Work } from "../platform/http/work.ts";
import { issueLink } from "./issue-link.ts";
import * as store from "./store.ts";

/** Mails a new link to a seat's own address, by its id or that address. The answer is the same when there is no such seat. docs/spec/sign-in.md, New link */
export async function resendLink(work: Work, asked: CallInput<"resendLink">["body"]): Promise<Result<{ ok: true }>> {
  const seat = await store.findSeat(work.tx, asked.assessmentId, asked);
  if (!seat) return ok({ ok: true });
  await issueLink(work, seat.id, "renewal");
  await appendAudit(work.tx, {
    action: "resend-link",
    by: { kind: "visitor" },
    at: work.at,
    assessment: seat.assessment,
    detail: { contributorId: seat.id },
  });
  return ok({ ok: true });
}
