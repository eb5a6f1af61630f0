import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { defaultLanguage } from "../../../platform/pure/language/index.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { plainMessage } from "../../../platform/pure/text/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { authorOf, checkRequirements } from "../../access/rules/index.ts";
import { openForChange } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { newestOf, withdrawRepeated } from "../../publication/server/index.ts";
import { isLately } from "../rules/index.ts";
import { confirmationTextsIn } from "../texts-reading.ts";
import { mailInitiator } from "./confirmation-mails.ts";
import { checkRev } from "./set-day.ts";
import * as store from "./store.ts";

/** Declines an initiator's confirmation that waits for the desk. The initiator gets the message by mail. */
export async function declineConfirmation(
  work: Work,
  { params, body }: CallInput<"declineConfirmation">,
): Promise<Result<CallAnswer<"declineConfirmation">>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "decline-confirmation", params.id);
  if (!found.ok) return found;
  const { number } = found.value;
  const stale = await checkRev(tx, number, body.rev);
  if (stale) return refuse(stale);
  const message = plainMessage(body.message);
  const refusal = checkRequirements("decline-confirmation", { message });
  if (refusal) return refuse(refusal);
  const before = await store.reviewOf(tx, number);
  // Nothing waits: a colleague has answered it.
  if (!before?.asked) return refuse({ kind: "Stale", current: { rev: before?.no ?? 0, value: null } });
  const by = authorOf(actor, number, "decline-confirmation");
  const rev = await store.addReview(tx, number, { kind: "declined", reason: message, by, at, asked: null });
  await appendAudit(tx, { action: "confirmation declined", by, at, assessment: number, detail: { review: rev } });
  await mailInitiator(work, number, { kind: "declined", message });
  return ok({ ok: true, rev });
}

/**
 * Undoes a confirmation within 30 days: its edition is withdrawn, and the one before stands. The review day of before holds again, unless it
 * was changed meanwhile.
 */
export async function undoConfirmation(
  work: Work,
  { params, body }: CallInput<"undoConfirmation">,
): Promise<Result<CallAnswer<"undoConfirmation">>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "undo-confirmation", params.id);
  if (!found.ok) return found;
  const row = found.value;
  const { number } = row;
  const stale = await checkRev(tx, number, body.rev);
  if (stale) return refuse(stale);
  const newest = await newestOf(tx, number);
  if (!newest || newest.confirms === null || !isLately(newest.published_at, at))
    return refuse({ kind: "Invalid", fields: [{ path: "id", kind: "NothingToUndo" }] });
  const before = await store.reviewOf(tx, number);
  const restored = before?.kind === "confirmed" ? { dueOn: await store.dueOnBefore(tx, number, newest.id) } : {};
  await withdrawRepeated(work, row, newest, confirmationTextsIn(defaultLanguage).undone);
  const by = authorOf(actor, number, "undo-confirmation");
  const rev = await store.addReview(tx, number, { kind: "undone", by, at, ...restored });
  const detail = { version: newest.version, review: rev };
  await appendAudit(tx, { action: "confirmation undone", by, at, assessment: number, detail });
  await mailInitiator(work, number, { kind: "undone" });
  return ok({ ok: true, rev });
}
