import { createHash } from "node:crypto";
import { type Refusal, type Result, refuse } from "../../pure/refusal/index.ts";
import type { Claim, Db, Tx } from "../http/work.ts";
import * as store from "./store.ts";

export { claimed, forgetOldRequests as forgetOldKeys } from "./store.ts";

/** A request with a key. @param owner the session, or the anonymous caller's network address hashed */
export const claimOf = ({ input, ...request }: Omit<Claim, "requestHash"> & { readonly input: unknown }): Claim => ({
  ...request,
  requestHash: createHash("sha256").update(JSON.stringify(input)).digest(),
});

/** True when this call of this owner with this key has committed; its answer is stored. The rest of the request is not compared. */
export const wasAnswered = async (db: Db, request: Pick<Claim, "owner" | "key" | "call">): Promise<boolean> =>
  (await store.spent(db, request))?.call === request.call;

/**
 * The answer that the call with this key got when it committed; null when none has committed. The same key for another
 * request is refused.
 */
export async function firstAnswer<T>(db: Db | Tx, claim: Claim): Promise<Result<T, Refusal> | null> {
  const before = await store.spent(db, claim);
  if (!before) return null;
  const isSame = before.call === claim.call && before.request_hash.equals(claim.requestHash);
  return isSame ? { ok: true, value: before.answer as T } : refuse({ kind: "KeyReused" });
}

/**
 * Runs a writing use case at most once for a key. The answer is stored in the same transaction, so a retry after a lost
 * answer gets the first one back, and a retry after a lost transaction runs it.
 */
export async function once<T>(
  tx: Tx,
  claim: Claim,
  run: () => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  if (!(await store.claim(tx, claim))) return (await firstAnswer<T>(tx, claim)) ?? refuse({ kind: "KeyReused" });
  const result = await run();
  if (result.ok) await store.remember(tx, claim, result.value);
  return result;
}
