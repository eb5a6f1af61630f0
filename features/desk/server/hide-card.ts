import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf } from "../../access/rules/index.ts";
import { openForChange } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { hideCard, hideContact, writeCard } from "../../publication/server/index.ts";

/** Hides or shows the public card of a started assessment. Of a published assessment it hides the contact alone. */
export async function changeCardHidden(
  work: Work,
  id: string,
  { hidden, rev }: CallInput<"deskHideCard">["body"],
): Promise<Result<CallAnswer<"deskHideCard">>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "hide-card", id, rev);
  if (!found.ok) return found;
  const row = found.value;
  if (row.card_hidden === hidden) return ok({ ok: true });
  await hideCard(tx, row.number, hidden);
  await writeCard(work, { ...row, card_hidden: hidden });
  const action = hidden ? "card hidden" : "card shown";
  await appendAudit(tx, { action, by: authorOf(actor, row.number, "hide-card"), at, assessment: row.number });
  return ok({ ok: true });
}

/**
 * Hides the contact person from readers, on the card and on what is published already, whatever the initiator has agreed to; or
 * lets that agreement hold again. An editor and the initiator have a switch each: neither shows what the other hides. features/assessment/README.md
 */
export async function changeContactHidden(
  work: Work,
  id: string,
  { hidden, rev }: CallInput<"deskHideContact">["body"],
): Promise<Result<CallAnswer<"deskHideContact">>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "hide-contact", id, rev);
  if (!found.ok) return found;
  const row = found.value;
  const by = authorOf(actor, row.number, "hide-contact");
  const [whose, own] =
    by.kind === "account"
      ? (["the desk", "desk_hides_contact"] as const)
      : (["the initiator", "hide_contact"] as const);
  if (row[own] === hidden) return ok({ ok: true });
  await hideContact(tx, row.number, { [own]: hidden });
  await writeCard(work, { ...row, [own]: hidden });
  const action = `contact ${hidden ? "hidden" : "shown"} by ${whose}` as const;
  await appendAudit(tx, { action, by, at, assessment: row.number });
  return ok({ ok: true });
}
