import type { Tx } from "../platform/http/work.ts";

export type SearchRow = {
  section: "A" | "B" | "C" | "D" | "E";
  search_type: "DB" | "Web";
  source: string;
  url: string;
  date: string;
  strategy: string;
  hits: number | null;
  editable_source: boolean;
};

/** The assessment that an item or block belongs to: needed before anything may be asked of the policy. */
export const assessmentOfItem = (tx: Tx, id: number) =>
  tx.selectFrom("literature_item").select("assessment").where("id", "=", id).executeTakeFirst();

export const assessmentOfBlock = (tx: Tx, id: string) => {
  const block = tx.selectFrom("schema_item").select("assessment");
  return (/^\d+$/.test(id) ? block.where("number", "=", Number(id)) : block.where("guid", "=", id)).executeTakeFirst();
};

export const add = (
  tx: Tx,
  row: SearchRow & { assessment: number; owner: number; created_at: Date; changed_at: Date },
) => tx.insertInto("literature_item").values(row).returning(["id", "rev"]).executeTakeFirstOrThrow();

export const lock = (tx: Tx, id: number) =>
  tx
    .selectFrom("literature_item")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();

export const save = (
  tx: Tx,
  id: number,
  row: Partial<SearchRow> & { rev: number; changed_at: Date; deleted_at?: Date },
) => tx.updateTable("literature_item").set(row).where("id", "=", id).execute();
