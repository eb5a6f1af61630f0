import type { Updateable } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Tables } from "../../../platform/server/tables.ts";

/** The blocks of an assessment itself, as they are stored. */
export const blocksAsStored = (db: Db | Tx, assessment: number) =>
  db
    .selectFrom("schema_item")
    .select(["number", "key", "rev", "value"])
    .where("assessment", "=", assessment)
    .where("reviewer", "is", null)
    .execute();

type Facts = Pick<
  Updateable<Tables["assessment"]>,
  | "name"
  | "organization"
  | "actor"
  | "status"
  | "started_at"
  | "opened_at"
  | "sent_at"
  | "changed_at"
  | "language"
  | "rev"
>;

/** Writes what an import says of the assessment's own row. */
export const setFacts = (tx: Tx, assessment: number, facts: Facts) =>
  tx.updateTable("assessment").set(facts).where("number", "=", assessment).execute();
