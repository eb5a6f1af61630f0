import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { accountAuthor, mayUseDesk, refusalOf } from "../../access/rules/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { checkPromotedWords, promotedAddress, readSynonyms, synonymLimits } from "../rules/index.ts";
import * as store from "./promotions-store.ts";

/** Puts a public document first for some words. Refuses an address that nothing public in the search has. */
export async function promote(
  work: Work,
  { words: written, address }: CallInput<"deskPromote">["body"],
): Promise<Result<CallAnswer<"deskPromote">>> {
  const refusal = refusalOf(mayUseDesk(work.actor, "any"));
  if (refusal) return refuse(refusal);
  const { tx, at } = work;
  const words = readSynonyms(written);
  const fields = checkPromotedWords(words);
  if (fields.length > 0) return refuse({ kind: "Invalid", fields });
  await store.lockPromotions(tx);
  if ((await store.promotions(tx)).length >= synonymLimits.promotions)
    return invalid({ path: "words", kind: "SynonymsFull" });
  const document = await store.documentAt(tx, promotedAddress(address));
  if (!document) return invalid({ path: "address", kind: "PromotionNotPublic" });
  const by = accountAuthor(work.actor);
  const { id } = await store.addPromotion(tx, { ...document, words, by, at });
  await appendAudit(tx, { action: "promotion added", by, at, detail: { words: [...words], title: document.title } });
  await announce(tx, [`search ${document.route}`]);
  return ok({ ok: true, id });
}

/** From now on nothing is put first by this rule. */
export async function endPromotion(work: Work, id: number): Promise<Result<CallAnswer<"deskEndPromotion">>> {
  const refusal = refusalOf(mayUseDesk(work.actor, "any"));
  if (refusal) return refuse(refusal);
  const { tx, at } = work;
  const removed = await store.removePromotion(tx, id);
  if (!removed) return refuse({ kind: "NotFound" });
  const { route, ...detail } = removed;
  await appendAudit(tx, { action: "promotion removed", by: accountAuthor(work.actor), at, detail });
  await announce(tx, [`search ${route}`]);
  return ok({ ok: true });
}
