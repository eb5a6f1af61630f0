import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Tx, Work } from "../../../platform/server/http/work.ts";
import { authorOf } from "../../access/rules/index.ts";
import { openForChange } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { writeCard } from "./card.ts";
import * as store from "./store.ts";

type Input = CallInput<"setDisplayContact">["body"];

/**
 * Shows the initiator's name and address to the public, or hides them again, as the initiator chooses. An agreement can be taken
 * back in any status: the law on personal data asks for it. features/assessment/README.md
 */
export async function showContact(
  work: Work,
  { id, approved, rev }: Input,
): Promise<Result<CallAnswer<"setDisplayContact">>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "show-contact", id, rev);
  if (!found.ok) return found;
  const row = found.value;
  if (row.approved_display_contact === approved) return ok({ ok: true });
  await store.setContactApproved(tx, row.number, approved);
  await writeCard(work, { ...row, approved_display_contact: approved });
  const action = approved ? "contact shown" : "contact hidden";
  await appendAudit(tx, { action, by: authorOf(actor, row.number, "show-contact"), at, assessment: row.number });
  return ok({ ok: true });
}

/** The initiator of an example has agreed. The caller writes the card. */
export const approveContact = (tx: Tx, assessment: number) => store.setContactApproved(tx, assessment, true);

/** Somebody else is the initiator from now on, and has agreed to nothing. The caller writes the card. */
export const withdrawContact = (tx: Tx, assessment: number) => store.setContactApproved(tx, assessment, false);
