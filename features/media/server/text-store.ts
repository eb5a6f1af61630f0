import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { DocumentTextState } from "../rules/index.ts";

const PDF = "application/pdf";

/** The oldest PDF of the library that has not been read and is not in the trash. */
export const unread = (db: Db) =>
  db
    .selectFrom("media_bytes as b")
    .innerJoin("media as m", "m.number", "b.media")
    .select(["b.id", "b.media", "b.storage_key"])
    .where("b.media_type", "=", PDF)
    .where("b.retired_at", "is", null)
    .where("m.deleted_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("document_text as t").select("t.bytes").whereRef("t.bytes", "=", "b.id"))),
    )
    .orderBy("b.id")
    .limit(1)
    .executeTakeFirst();

type Text = { readonly state: DocumentTextState; readonly text: string };

/** Keeps what a document says. False when its bytes are gone, or somebody else has read them. */
export async function keepText(tx: Tx, bytes: number, { state, text }: Text, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("document_text")
    .columns(["bytes", "state", "text", "at"])
    .expression(({ selectFrom, val }) =>
      selectFrom("media_bytes")
        .select(["id", val(state).as("state"), val(text).as("text"), sql<Date>`${at}::timestamptz`.as("at")])
        .where("id", "=", bytes),
    )
    .onConflict((conflict) => conflict.column("bytes").doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const forgetMissing = (tx: Tx) => tx.deleteFrom("document_text").where("state", "=", "missing").execute();

const current = (db: Db | Tx) =>
  db
    .selectFrom("document_text as t")
    .innerJoin("media_bytes as b", "b.id", "t.bytes")
    .innerJoin("media as m", "m.number", "b.media")
    .where("b.retired_at", "is", null)
    .where("m.deleted_at", "is", null);

/** The texts of these library files, by their numbers; files without text are left out. */
export async function textsOfFiles(db: Db | Tx, media: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (media.length === 0) return new Map();
  const rows = await current(db)
    .select(["b.media", "t.text"])
    .where("b.media", "in", [...media])
    .execute();
  return new Map(rows.flatMap(({ media: number, text }) => (text === "" ? [] : [[number, text]])));
}

/** How far the text of a file was read; undefined when it has not been. */
export const textStateOf = async (db: Db, media: number): Promise<DocumentTextState | undefined> =>
  (await current(db).select("t.state").where("b.media", "=", media).executeTakeFirst())?.state;
