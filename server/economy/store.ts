import { sql } from "kysely";
import type { Db, Tx } from "../platform/http/work.ts";

type Cells = Readonly<Record<string, string>>;

/** What the block's four texts are kept as. */
export const textsOf = async (db: Db, number: number): Promise<unknown> =>
  (await db.selectFrom("schema_item").select("value").where("number", "=", number).executeTakeFirst())?.value;

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
