import { sql } from "kysely";
import type { Db, Tx } from "../platform/http/work.ts";

type Claim = { readonly owner: string; readonly key: string; readonly call: string; readonly requestHash: Buffer };

/** Claims the key for this transaction. A concurrent holder is waited for; false when the key was spent before. */
export async function claim(tx: Tx, { owner, key, call, requestHash }: Claim): Promise<boolean> {
  const row = await tx
    .insertInto("idempotency_key")
    .values({ owner, key, call, request_hash: requestHash, answer: null })
    .onConflict((conflict) => conflict.columns(["owner", "key"]).doNothing())
    .returning("owner")
    .executeTakeFirst();
  return row !== undefined;
}

export const spent = (db: Db | Tx, { owner, key }: Pick<Claim, "owner" | "key">) =>
  db
    .selectFrom("idempotency_key")
    .select(["call", "request_hash", "answer"])
    .where("owner", "=", owner)
    .where("key", "=", key)
    .executeTakeFirst();

export const remember = (tx: Tx, { owner, key }: Claim, answer: unknown) =>
  tx
    .updateTable("idempotency_key")
    .set({ answer: JSON.stringify(answer) })
    .where("owner", "=", owner)
    .where("key", "=", key)
    .execute();

/** Keys are kept for two days: longer than any client retries. */
export const forgetOld = (db: Pick<Tx, "deleteFrom">) =>
  db.deleteFrom("idempotency_key").where("created_at", "<", sql<Date>`now() - interval '2 days'`).execute();
