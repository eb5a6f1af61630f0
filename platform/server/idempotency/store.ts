import { type RawBuilder, sql } from "kysely";
import type { Claim, Db, Tx } from "../http/work.ts";

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

/**
 * The same as a part of a statement that makes the answer itself: one row when the key was not spent before. Without a claim there
 * is nothing to spend.
 * @param answer JSON, an expression on the one row of `from`
 */
export const claimed = (claim: Claim | null, answer: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  claim
    ? sql`insert into idempotency_key (owner, key, call, request_hash, answer)
          select ${claim.owner}, ${claim.key}, ${claim.call}, ${claim.requestHash}::bytea, ${answer} from ${from}
          on conflict (owner, key) do nothing returning owner`
    : sql`select from ${from}`;

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
export const forgetOldRequests = (db: Pick<Tx, "deleteFrom">) =>
  db.deleteFrom("idempotency_key").where("created_at", "<", sql<Date>`now() - interval '2 days'`).execute();
