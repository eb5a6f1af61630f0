import type { Db, Tx } from "../../../platform/server/http/work.ts";

type Cells = Readonly<Record<string, string>>;

/** What the block's four texts are kept as. */
export const textsOf = async (db: Db, number: number): Promise<unknown> =>
  (await db.selectFrom("schema_item").select("value").where("number", "=", number).executeTakeFirst())?.value;

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
