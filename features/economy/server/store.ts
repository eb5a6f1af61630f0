import type { Db, Tx } from "../../../platform/server/http/work.ts";

type Cells = Readonly<Record<string, string>>;

/** The stored value of the block, which contains its four texts. */
export const storedTexts = async (db: Db, number: number): Promise<unknown> =>
  (await db.selectFrom("schema_item").select("value").where("number", "=", number).executeTakeFirst())?.value;

/** Keeps what was read from a workbook. */
export const addSheet = (tx: Tx, attachment: number, cells: Cells) =>
  tx
    .insertInto("economy_sheet")
    .values({ attachment, cells: JSON.stringify(cells) })
    .execute();

/** The cells that were read from the block's workbook, by field; undefined without a workbook. */
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
