import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { norwegianMoment } from "../../../platform/pure/norwegian-date/index.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf, takeStep } from "../../access/rules/index.ts";
import { addresses } from "../../address/rules/index.ts";
import { missingBlocks } from "../../assessment/rules/working-copy/index.ts";
import { aboutOf, loadWorkingCopy, mailAuthors, openForChange, recordStep } from "../../assessment/server/index.ts";
import { editorMailsIn } from "../../desk/mails.ts";
import { keepVersion } from "../../history/server/index.ts";
import { contactAddress } from "../../site/server/index.ts";
import { writeCard } from "./card.ts";
import { deskRecipients } from "./desk-recipients.ts";

type Input = CallInput<"sendApprovalRequest">["body"];
/**
 * Sends an assessment for publication, by the initiator: status 1 to 2. Refuses with the list of visible mandatory blocks that
 * are empty. The editors get a mail, a desk without addresses at the portal's own; everybody who takes part gets a receipt.
 */
export async function sendForPublication(work: Work, input: Input): Promise<Result<CallAnswer<"sendApprovalRequest">>> {
  const { tx, actor, at, siteId, mailer } = work;
  const found = await openForChange(work, "send", input.assessmentId, input.rev);
  if (!found.ok) return found;
  const { copy } = await loadWorkingCopy(tx, found.value, work.language);
  const step = takeStep("send", { "every-mandatory-block": missingBlocks(copy) });
  if (!step.ok) return step;
  const row = await recordStep(work, found.value, step.value, { dates: { sent_at: at, return_message: null } });
  await keepVersion(tx, { assessment: row.number, cause: "sent", by: authorOf(actor, row.number, "send"), at });
  await writeCard(work, row);
  const atDesk = aboutOf(work, row.name, addresses.deskAssessment(row.number));
  const contact = await contactAddress(tx, siteId);
  for (const { to, language } of await deskRecipients(tx, siteId))
    await mailer.send(tx, { to, ...editorMailsIn(language).sent(atDesk) });
  await mailAuthors(work, row.number, ({ id, role, name, language }) =>
    editorMailsIn(language).receipt({
      ...aboutOf(work, row.name, addresses.editAs(row.number, { id, role })),
      name,
      moment: norwegianMoment(at.toISOString()),
      contact,
    }),
  );
  return ok({ ok: true, assessmentStatus: row.status, rev: row.rev, changed: at.toISOString() });
}
