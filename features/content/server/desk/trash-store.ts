import type { Db, Tx } from "../../../../platform/server/http/work.ts";
import type { Author } from "../../../access/rules/index.ts";
import { TRASH_DAYS } from "../../rules/index.ts";

export const trash = (tx: Tx, numbers: readonly number[], by: Author, at: Date) =>
  tx
    .updateTable("content")
    .set({ deleted_at: at, deleted_by: JSON.stringify(by) })
    .where("number", "in", [...numbers])
    .execute();

/** The pages of a site in the trash. Those that were put there together have the same instant. */
export const trashed = (db: Db | Tx, siteId: number) =>
  db
    .selectFrom("content as c")
    .select(["c.number", "c.parent", "c.type", "c.url_segment", "c.deleted_at", "c.deleted_by"])
    .select(({ selectFrom }) =>
      selectFrom("content_version as v")
        .select("v.name")
        .whereRef("v.content", "=", "c.number")
        .orderBy("v.no", "desc")
        .limit(1)
        .as("name"),
    )
    .where("c.site_id", "=", siteId)
    .where("c.deleted_at", "is not", null)
    .where("c.emptied_at", "is", null)
    .orderBy("c.deleted_at", "desc")
    .execute();

export const untrash = (tx: Tx, numbers: readonly number[]) =>
  tx
    .updateTable("content")
    .set({ deleted_at: null, deleted_by: null })
    .where("number", "in", [...numbers])
    .execute();

const DAY_MS = 86_400_000;
const ofPage = [
  "content_version",
  "content_step",
  "content_ref",
  "content_redirect",
  "content_right",
  "preview_link",
] as const;

/** Deletes for good what has been in the trash for 30 days at `at`: versions, saves, links, old addresses. */
export async function emptyTrash(db: Db, at = new Date()): Promise<void> {
  const before = new Date(at.getTime() - TRASH_DAYS * DAY_MS);
  await db.transaction().execute(async (tx) => {
    const emptied = await tx
      .updateTable("content")
      .set({ emptied_at: at })
      .where("deleted_at", "<=", before)
      .where("emptied_at", "is", null)
      .returning("number")
      .execute();
    const numbers = emptied.map(({ number }) => number);
    if (numbers.length === 0) return;
    for (const table of ofPage) await tx.deleteFrom(table).where("content", "in", numbers).execute();
  });
}
