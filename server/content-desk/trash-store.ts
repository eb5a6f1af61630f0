import { TRASH_DAYS } from "../../core/content/index.ts";
import type { Db } from "../platform/http/work.ts";

const DAY_MS = 86_400_000;
const ofPage = ["content_version", "content_step", "content_ref", "content_redirect", "preview_link"] as const;

/** Deletes for good what has been in the trash for 30 days at `at`: versions, saves, links, old addresses. docs/spec/content.md, Tree */
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
