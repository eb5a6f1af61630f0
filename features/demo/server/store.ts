import type { Tx } from "../../../platform/server/http/work.ts";

/** Whether there is any assessment yet: the examples are put into an empty database only. */
export const anyAssessment = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom("assessment").select("number").limit(1).executeTakeFirst()) !== undefined;

export const siteNamed = (tx: Tx, key: string) =>
  tx.selectFrom("site").select("id").where("key", "=", key).executeTakeFirstOrThrow();

/** The newest assessment of a name. */
export const numberOf = async (tx: Tx, name: string): Promise<number | undefined> =>
  (
    await tx
      .selectFrom("assessment")
      .select("number")
      .where("name", "=", name)
      .orderBy("number", "desc")
      .limit(1)
      .executeTakeFirst()
  )?.number;

/** Dates of an example that has a past. */
export const backdate = (
  tx: Tx,
  assessment: number,
  dates: { started_at: Date; opened_at: Date; changed_at: Date; sent_at?: Date },
) => tx.updateTable("assessment").set(dates).where("number", "=", assessment).execute();

export const itemNumbers = (tx: Tx, assessment: number) =>
  tx
    .selectFrom("schema_item")
    .select(["key", "number", "guid"])
    .where("assessment", "=", assessment)
    .where("reviewer", "is", null)
    .execute();

export const itemsOfReview = (tx: Tx, reviewer: string) =>
  tx.selectFrom("schema_item").select(["key", "number", "guid"]).where("reviewer", "=", reviewer).execute();

/** The peer has opened the link and accepted. */
export async function begun(tx: Tx, contributor: string, at: Date): Promise<void> {
  await tx.updateTable("contributor").set({ redeemed_at: at }).where("id", "=", contributor).execute();
  await tx.updateTable("peer_review").set({ accepted_at: at }).where("contributor", "=", contributor).execute();
}

export const redeemAll = (tx: Tx, assessment: number, at: Date) =>
  tx.updateTable("contributor").set({ redeemed_at: at }).where("assessment", "=", assessment).execute();
