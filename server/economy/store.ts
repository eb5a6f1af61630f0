import { sql } from "kysely";
import { isNumberId } from "../../core/identifier/index.ts";
import type { Db, Tx } from "../platform/http/work.ts";

type Cells = Readonly<Record<string, string>>;

/** The block, with its assessment. Blocks of a review are none of ours. */
export const block = (db: Db | Tx, id: string) => {
  const item = db
    .selectFrom("schema_item")
    .select(["number", "key", "assessment", "value"])
    .where("reviewer", "is", null);
  return (isNumberId(id) ? item.where("number", "=", Number(id)) : item.where("guid", "=", id)).executeTakeFirst();
};

/** The block again, locked: one change of its files at a time. */
export const lockBlock = (tx: Tx, number: number) =>
  tx.selectFrom("schema_item").select("rev").where("number", "=", number).forUpdate().executeTakeFirstOrThrow();

/** A block's revision counts the changes of its files too. */
export const advance = (tx: Tx, block: number, at: Date) =>
  tx
    .updateTable("schema_item")
    .set({ rev: sql`rev + 1`, changed_at: at })
    .where("number", "=", block)
    .returning("rev")
    .executeTakeFirstOrThrow();

/** The files of a block, the oldest first. */
export const files = (db: Db | Tx, owner: number) =>
  db
    .selectFrom("attachment")
    .select(["id", "guid", "slot", "name", "sha256", "rev"])
    .where("owner", "=", owner)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();

type NewFile = {
  assessment: number;
  owner: number;
  kind: "economy-file" | "economy-sheet";
  slot: string | null;
  name: string;
  media_type: string;
  storage_key: string;
  size: number;
  sha256: string;
  created_at: Date;
};

export const addFile = (tx: Tx, row: NewFile) =>
  tx.insertInto("attachment").values(row).returning(["id", "guid", "rev"]).executeTakeFirstOrThrow();

export const deleteFile = (tx: Tx, id: number, at: Date) =>
  tx
    .updateTable("attachment")
    .set({ deleted_at: at, rev: sql`rev + 1` })
    .where("id", "=", id)
    .returning("rev")
    .executeTakeFirstOrThrow();

/** Keeps what was read from a workbook. */
export const addSheet = (tx: Tx, attachment: number, cells: Cells) =>
  tx
    .insertInto("economy_sheet")
    .values({ attachment, cells: JSON.stringify(cells) })
    .execute();

/** What was read from the block's workbook, by field; undefined without one. */
export const sheetOf = async (db: Db | Tx, owner: number): Promise<Cells | undefined> =>
  (
    await db
      .selectFrom("economy_sheet as s")
      .innerJoin("attachment as f", "f.id", "s.attachment")
      .select("s.cells")
      .where("f.owner", "=", owner)
      .where("f.deleted_at", "is", null)
      .executeTakeFirst()
  )?.cells;
