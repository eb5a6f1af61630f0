import { sql } from "kysely";
import { isNumberId } from "../../../platform/pure/identifier/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";

/** A block of the assessment itself, by number or guid. A block of a review is not found: features/review knows whose it is. */
export const storedBlock = (db: Db | Tx, id: string) => {
  const item = db
    .selectFrom("schema_item")
    .select(["number", "guid", "key", "assessment"])
    .where("reviewer", "is", null);
  return (isNumberId(id) ? item.where("number", "=", Number(id)) : item.where("guid", "=", id)).executeTakeFirst();
};

/**
 * Locks a block: one change of its rows, their order or its files at a time. The order of all locks is in docs/architecture.md, How a request
 * flows: after the assessment, before any row or file.
 */
export const lockBlock = (tx: Tx, number: number) =>
  tx.selectFrom("schema_item").select("rev").where("number", "=", number).forUpdate().executeTakeFirstOrThrow();

/** A block's revision counts the changes of its files too. */
export const advanceBlock = (tx: Tx, number: number, at: Date) =>
  tx
    .updateTable("schema_item")
    .set({ rev: sql`rev + 1`, changed_at: at })
    .where("number", "=", number)
    .returning("rev")
    .executeTakeFirstOrThrow();
