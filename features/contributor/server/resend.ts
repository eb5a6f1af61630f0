import { z } from "zod";
import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { defineTask, enqueue, type Job, job } from "../../../platform/server/jobs.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { lockAssessment } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { movedScreensOn } from "../../site/server/index.ts";
import { issueLink } from "./issue-link.ts";
import * as store from "./store.ts";

const resend = defineTask(
  "resend-link",
  z.object({ assessmentId: z.string(), id: z.string(), email: z.string(), origin: z.string() }),
);

/**
 * Mails a new link to a seat's own address, by its id or that address. Answer and work are the same when there is no such seat: who
 * has one is looked up by a job, so that not even the time of the answer tells.
 */
export async function resendLink(
  { tx, origin }: Work,
  { assessmentId, id, email }: CallInput<"resendLink">["body"],
): Promise<Result<{ ok: true }>> {
  await enqueue(tx, resend, { assessmentId, id, email, origin });
  return ok({ ok: true });
}

/** The job behind `resendLink`. */
export const resendJob = ({ db, mailer }: Pick<Platform, "db" | "mailer">): Job =>
  job(resend, (asked) =>
    db.transaction().execute(async (tx) => {
      // Locked, like every change of a seat: an address that is being corrected gets no link any more.
      const assessment = await lockAssessment(tx, asked.assessmentId);
      const seat = assessment && (await store.findSeat(tx, assessment.number, asked));
      if (!seat) return;
      // From now, not from when it was asked for: the code in the mail works for minutes.
      const at = new Date();
      const moved = await movedScreensOn(tx, "minimetode");
      await issueLink({ tx, at, origin: asked.origin, moved, mailer }, seat.id, "renewal", {
        isAsked: true,
      });
      await appendAudit(tx, {
        action: "resend-link",
        by: { kind: "visitor" },
        at,
        assessment: assessment.number,
        detail: { contributorId: seat.id },
      });
    }),
  );
