import { authorOf } from "../../core/access/index.ts";
import { follow } from "../../core/assessment/index.ts";
import type { CallAnswer } from "../../core/contract/index.ts";
import { invalid, ok, type Result, refuse } from "../../core/refusal/index.ts";
import { withoutControls } from "../../core/rich-text/index.ts";
import { editorMails } from "../../texts/editor-mails.ts";
import { lockAssessment, permit, setStatus } from "../assessment/index.ts";
import { appendAudit } from "../audit/index.ts";
import type { Work } from "../platform/http/work.ts";
import { writeCard } from "./card.ts";
import { mailInitiator, type Post } from "./mail-initiator.ts";

/** Sends an assessment back to its authors with a message, by an editor: status 2 to 1. The initiator gets it by mail. */
export const sendBack =
  (post: Post) =>
  async (work: Work, id: string, given: string): Promise<Result<CallAnswer<"deskReturn">>> => {
    const { tx, actor, at, origin } = work;
    const found = permit(actor, "return", await lockAssessment(tx, id));
    if (!found.ok) return found;
    const row = found.value;
    const step = follow("return", row.status);
    if (!step.ok) return refuse(step.because);
    const message = withoutControls(given).trim();
    if (message === "") return invalid({ path: "message", kind: "MessageRequired" });
    await setStatus(tx, row.number, { status: step.to, changed_at: at, returned_at: at, return_message: message });
    await appendAudit(tx, {
      action: "returned to the authors",
      by: authorOf(actor, row.number),
      at,
      assessment: row.number,
    });
    const url = `${origin}/rediger/${row.number}/`;
    await mailInitiator(post, work, row.number, editorMails.returned({ title: row.name, url, message }));
    await writeCard(work, { ...row, status: step.to });
    return ok({ ok: true, assessmentStatus: step.to });
  };
