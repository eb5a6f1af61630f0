import { sql } from "kysely";
import { LOCKS } from "../../../platform/server/advisory-lock.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Snapshot } from "../rules/index.ts";

/** One job at a time makes the card of an assessment, so that an older one cannot overtake a newer. */
export const lockCard = (tx: Tx, assessment: number) =>
  sql`select pg_advisory_xact_lock(${LOCKS.card}::integer, ${assessment}::integer)`.execute(tx);

/** The stored card, or null, and whether the assessment was ever published. */
export const card = (tx: Tx, assessment: number) =>
  tx
    .selectNoFrom((e) => [
      e.selectFrom("public_card").select("card").where("assessment", "=", assessment).as("card"),
      e.exists(e.selectFrom("publication").where("assessment", "=", assessment)).as("published"),
    ])
    .executeTakeFirstOrThrow();

/** The cards of these assessments, of those that have one. */
export const cardsOf = (db: Db, assessments: readonly number[]) =>
  assessments.length === 0
    ? []
    : db
        .selectFrom("public_card")
        .select(["assessment", "card"])
        .where("assessment", "in", [...assessments])
        .execute();

export const saveCard = (tx: Tx, assessment: number, card: Snapshot, at: Date) =>
  tx
    .insertInto("public_card")
    .values({ assessment, card: JSON.stringify(card), changed_at: at })
    .onConflict((conflict) => conflict.column("assessment").doUpdateSet({ card: JSON.stringify(card), changed_at: at }))
    .execute();

export const removeCard = (tx: Tx, assessment: number) =>
  tx.deleteFrom("public_card").where("assessment", "=", assessment).execute();

export const setCardHidden = (tx: Tx, assessment: number, hidden: boolean) =>
  tx.updateTable("assessment").set({ card_hidden: hidden }).where("number", "=", assessment).execute();
