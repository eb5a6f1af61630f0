import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";

// Files that were uploaded to an assessment, and what of them may be deleted for good.

/**
 * Uploaded files that an editor may delete for good, the oldest first: the file or its row was deleted, and no edition that stands shows it.
 */
export const erasableFiles = (db: Db | Tx, assessment: number) =>
  db
    .selectFrom("attachment as f")
    .leftJoin("block_row as r", "r.id", "f.row")
    .select(["f.id", "f.name"])
    .where("f.assessment", "=", assessment)
    .where((e) => e.or([e("f.deleted_at", "is not", null), e("r.deleted_at", "is not", null)]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("publication_file as p").select("p.attachment").whereRef("p.attachment", "=", "f.id"))),
    )
    .orderBy("f.id")
    .execute();

/** Longer than what was deleted can be brought back. features/row/README.md */
const TOO_LATE = sql.lit("31 days");

/** Takes files out, with what was made of them, and answers the keys of their bytes. The row of an image stays deleted. */
export async function takeFiles(tx: Tx, ids: readonly number[], at: Date): Promise<string[]> {
  const sizes = await tx
    .deleteFrom("image_size")
    .where("attachment", "in", [...ids])
    .returning("storage_key")
    .execute();
  const taken = await tx
    .deleteFrom("attachment")
    .where("id", "in", [...ids])
    .returning(["storage_key", "row"])
    .execute();
  const rows = taken.flatMap(({ row }) => row ?? []);
  if (rows.length > 0)
    await tx
      .updateTable("block_row")
      .set({ deleted_at: sql`least(deleted_at, ${at}::timestamptz - ${TOO_LATE}::interval)` })
      .where("id", "in", rows)
      .execute();
  return [...new Set([...sizes, ...taken].map(({ storage_key }) => storage_key))];
}

/** How many files were uploaded to the assessment and are kept. */
export const countFiles = async (db: Db, assessment: number): Promise<number> => {
  const counted = db.selectFrom("attachment").select((e) => e.fn.countAll<number>().as("count"));
  return Number((await counted.where("assessment", "=", assessment).executeTakeFirstOrThrow()).count);
};
