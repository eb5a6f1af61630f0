import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import { TRASH_DAYS } from "../../content/rules/index.ts";

const DAY_MS = 86_400_000;
const oldest = (at: Date) => new Date(at.getTime() - TRASH_DAYS * DAY_MS);

/** The bytes that others took the place of and that an editor can still have, the last first, and the widest of each file first. */
export const formerBytes = (db: Db | Tx, media: number, at: Date) =>
  db
    .selectFrom("media_bytes")
    .selectAll()
    .where("media", "=", media)
    .where("retired_at", ">", oldest(at))
    .orderBy("retired_at", "desc")
    .orderBy("width", "desc")
    .orderBy("id")
    .execute();

/** Takes the bytes of a file out of use; they are kept for a while under the name that the file had. */
export const retire = (tx: Tx, media: number, was: { readonly name: string; readonly by: Author; readonly at: Date }) =>
  tx
    .updateTable("media_bytes")
    .set({ retired_at: was.at, retired_name: was.name, retired_by: JSON.stringify(was.by) })
    .where("media", "=", media)
    .where("retired_at", "is", null)
    .execute();

/** Puts bytes that were taken out of use at an instant in use again. */
export const putBack = (tx: Tx, media: number, retiredAt: Date) =>
  tx
    .updateTable("media_bytes")
    .set({ retired_at: null, retired_name: null, retired_by: null })
    .where("media", "=", media)
    .where("retired_at", "=", retiredAt)
    .execute();

/** Leaves bytes to the nightly job, which deletes them for good; nobody finds them from now on. */
export const giveUp = (tx: Tx, media: number, retiredAt: Date) =>
  tx
    .updateTable("media_bytes")
    .set({ retired_at: new Date(0) })
    .where("media", "=", media)
    .where("retired_at", "=", retiredAt)
    .execute();
