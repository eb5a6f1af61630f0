import { authorOf } from "../../core/access/index.ts";
import { follow } from "../../core/assessment/index.ts";
import type { CallAnswer, CallInput } from "../../core/contract/index.ts";
import { missingBlocks } from "../../core/projection/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import { editorMails } from "../../texts/editor-mails.ts";
import { appendAudit } from "../audit/index.ts";
import type { Work } from "../platform/http/work.ts";
import type { Mailer } from "../platform/mail.ts";
import { permit } from "./permit.ts";
import { seenAs } from "./seen-as.ts";
import * as store from "./store.ts";
import { loadWorkingCopy } from "./working-copy.ts";

type Input = CallInput<"sendApprovalRequest">["body"];
type Wiring = {
  readonly mailer: Mailer;
  readonly onStatusChanged: (work: Work, row: store.AssessmentRow) => Promise<void>;
};

/**
 * Sends an assessment for publication, by the initiator: status 1 to 2 (A section 4). Asks for every visible mandatory
 * block and lists what is missing. The editors get a mail; a desk without addresses gets it at the portal's own.
 */
export const sendForPublication =
  ({ mailer, onStatusChanged }: Wiring) =>
  async (work: Work, input: Input): Promise<Result<CallAnswer<"sendApprovalRequest">>> => {
    const { tx, actor, at, origin, siteId } = work;
    const found = permit(actor, "send", await store.lock(tx, input.assessmentId));
    if (!found.ok) return found;
    const row = found.value;
    const seen = seenAs(row, input.rev);
    if (!seen.ok) return seen;
    const step = follow("send", row.status);
    if (!step.ok) return refuse(step.because);
    const { copy } = await loadWorkingCopy(tx, row);
    const missing = missingBlocks(copy);
    if (missing.length > 0) return refuse({ kind: "MissingMandatory", missing });

    const { rev } = await store.setStatus(tx, row.number, {
      status: step.to,
      changed_at: at,
      sent_at: at,
      return_message: null,
    });
    await appendAudit(tx, {
      action: "sent for publication",
      by: authorOf(actor, row.number),
      at,
      assessment: row.number,
    });
    await onStatusChanged(work, { ...row, status: step.to });
    const editors = (await store.editorAddresses(tx)).flatMap(({ email }) => email ?? []);
    const mail = editorMails.sent({ title: row.name, url: `${origin}/redaksjon/${row.number}/` });
    for (const to of editors.length > 0 ? editors : [await store.contactAddress(tx, siteId)])
      await mailer.send(tx, { to, ...mail });
    return ok({ ok: true, assessmentStatus: step.to, rev, changed: at.toISOString() });
  };
