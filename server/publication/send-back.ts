import { authorOf } from "../../core/access/index.ts";
import type { CallAnswer, CallInput } from "../../core/contract/index.ts";
import { invalid, ok, type Result } from "../../core/refusal/index.ts";
import { withoutControls } from "../../core/rich-text/index.ts";
import { editorMails } from "../../texts/editor-mails.ts";
import { lockAssessment, setStatus } from "../assessment/index.ts";
import { appendAudit } from "../audit/index.ts";
import type { Work } from "../platform/http/work.ts";
import { writeCard } from "./card.ts";
import { mailInitiator, type Post } from "./mail-initiator.ts";
import { takeStep } from "./take-step.ts";

type Input = CallInput<"deskReturn">["body"];

/** Sends an assessment back to its authors with a message, by an editor: status 2 to 1. The initiator gets it by mail. */
export const sendBack =
  (post: Post) =>
  async (work: Work, id: string, { message: given, rev }: Input): Promise<Result<CallAnswer<"deskReturn">>> => {
    const { tx, actor, at, origin } = work;
    const step = takeStep(actor, "return", await lockAssessment(tx, id), rev);
    if (!step.ok) return step;
    const { row, to } = step.value;
    const message = withoutControls(given).trim();
    if (message === "") return invalid({ path: "message", kind: "MessageRequired" });
    await setStatus(tx, row.number, { status: to, changed_at: at, returned_at: at, return_message: message });
    await appendAudit(tx, {
      action: "returned to the authors",
      by: authorOf(actor, row.number),
      at,
      assessment: row.number,
    });
    const url = `${origin}/rediger/${row.number}/`;
    await mailInitiator(post, work, row.number, editorMails.returned({ title: row.name, url, message }));
    await writeCard(work, { ...row, status: to });
    return ok({ ok: true, assessmentStatus: to });
  };
