import { createHash } from "node:crypto";
import { type Refusal, type Result, refuse } from "../../core/refusal/index.ts";
import type { Db, Tx } from "../platform/http/work.ts";
import * as store from "./store.ts";

export { forgetOld as forgetOldKeys } from "./store.ts";

type Request = { readonly owner: string; readonly key: string; readonly call: string; readonly input: unknown };

/** True when a call of this owner with this key has committed; its answer is stored. */
export const wasAnswered = async (db: Db, request: Pick<Request, "owner" | "key">): Promise<boolean> =>
  (await store.spent(db, request)) !== undefined;

/**
 * Runs a writing use case at most once for a key. The answer is stored in the same transaction, so a retry after a lost
 * answer gets the first one back, and a retry after a lost transaction runs it. The same key for another request is refused.
 * @param request.owner the session, or the anonymous caller's network address hashed
 */
export async function once<T>(
  tx: Tx,
  request: Request,
  run: () => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const requestHash = createHash("sha256").update(JSON.stringify(request.input)).digest();
  const claim = { owner: request.owner, key: request.key, call: request.call, requestHash };
  if (!(await store.claim(tx, claim))) {
    const before = await store.spent(tx, claim);
    if (!before || before.call !== request.call || !before.request_hash.equals(requestHash))
      return refuse({ kind: "KeyReused" });
    return { ok: true, value: before.answer as T };
  }
  const result = await run();
  if (result.ok) await store.remember(tx, claim, result.value);
  return result;
}
