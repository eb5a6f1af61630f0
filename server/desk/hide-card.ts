import { authorOf } from "../../core/access/index.ts";
import type { CallAnswer, CallInput } from "../../core/contract/index.ts";
import { ok, type Result } from "../../core/refusal/index.ts";
import { openForChange } from "../assessment/index.ts";
import { appendAudit } from "../audit/index.ts";
import type { Work } from "../platform/http/work.ts";
import { hideCard, writeCard } from "../publication/index.ts";

/** Hides or shows the public card of a started assessment. Of a published assessment it hides the contact alone. */
export async function setCardHidden(
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
  await appendAudit(tx, { action, by: authorOf(actor, row.number), at, assessment: row.number });
  return ok({ ok: true });
}
