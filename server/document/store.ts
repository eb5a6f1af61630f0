import { type SqlBool, sql } from "kysely";
import type { Document } from "../../core/document/index.ts";
import type { Db, Tx } from "../platform/http/work.ts";
import { type Format, LAYOUT } from "./formats.ts";

const columns = ["id", "assessment", "publication", "format", "state", "storage_key", "size", "sha256"] as const;

/**
 * The file of a publication in a format: of the newest layout that was made, else the one that waits or failed. `wanted`: one of the
 * layout of now was asked for, so there is nothing to ask.
 */
export const ofPublication = (db: Db | Tx, publication: number, format: Format) =>
  db
    .selectFrom("document_file")
    .select(columns)
    .select(
      sql<boolean>`exists (select from document_file f where f.publication = document_file.publication
        and f.format = document_file.format and f.layout = ${LAYOUT})`.as("wanted"),
    )
    .where("publication", "=", publication)
    .where("format", "=", format)
    .orderBy(sql<SqlBool>`state = 'made'`, "desc")
    .orderBy("layout", "desc")
    .limit(1)
    .executeTakeFirst();

export const ofDraft = (db: Db | Tx, assessment: number, format: Format, fingerprint: string) =>
  db
    .selectFrom("document_file")
    .select(columns)
    .where("publication", "is", null)
    .where("assessment", "=", assessment)
    .where("format", "=", format)
    .where("fingerprint", "=", fingerprint)
    .executeTakeFirst();

/** Notes that a file of a publication is wanted in this layout; its id, or undefined when that was noted before. */
export const wantOfPublication = (tx: Tx, publication: number, format: Format, at: Date) =>
  tx
    .insertInto("document_file")
    .columns(["assessment", "publication", "format", "layout", "asked_at"])
    .expression((e) =>
      e
        .selectFrom("publication")
        .select(["assessment", "id"])
        .select([
          sql<Format>`${format}::text`.as("format"),
          sql<number>`${LAYOUT}::integer`.as("layout"),
          sql<Date>`${at}::timestamptz`.as("asked_at"),
        ])
        .where("id", "=", publication),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

type NewDraft = {
  readonly assessment: number;
  readonly format: Format;
  readonly tree: Document;
  readonly fingerprint: string;
};

/** The same for a draft. */
export const wantOfDraft = (tx: Tx, { tree, ...draft }: NewDraft, at: Date) =>
  tx
    .insertInto("document_file")
    .values({ ...draft, publication: null, tree: JSON.stringify(tree), layout: LAYOUT, asked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

/** A file that waits to be made; undefined when it was made, or is gone. */
export const waiting = (db: Db, id: number) =>
  db
    .selectFrom("document_file")
    .select(["id", "assessment", "publication", "format", "tree"])
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();

type Made = { readonly storage_key: string; readonly size: number; readonly sha256: string };

/** Whether the file still waited: it may have been made, or thrown away, meanwhile. */
export const setMade = async (
  tx: Tx,
  id: number,
  made: Made,
  notices: readonly string[],
  at: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable("document_file")
    .set({ ...made, state: "made", made_at: at, notices: JSON.stringify(notices) })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const setFailed = (tx: Tx, id: number, because: string) =>
  tx
    .updateTable("document_file")
    .set({ state: "failed", notices: JSON.stringify([because]) })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();

/** The bytes of the assessment's own images, at most so many pixels wide where there is such a size. */
export const pictures = (db: Db, assessment: number, guids: readonly string[], width: number) =>
  db
    .selectFrom("attachment as f")
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom("image_size")
          .select(["storage_key"])
          .whereRef("attachment", "=", "f.id")
          .orderBy((o) => o("width", ">", width))
          .orderBy(sql`abs(width - ${width})`)
          .limit(1)
          .as("s"),
      (join) => join.onTrue(),
    )
    .select(["f.guid", "f.media_type", "s.storage_key"])
    .where("f.assessment", "=", assessment)
    .where("f.guid", "in", [...guids])
    .execute();

/** Takes every file of an assessment's publications out, made or not, and answers the keys of their bytes. */
export const takeOfPublications = (tx: Tx, assessment: number) =>
  tx
    .deleteFrom("document_file")
    .where("assessment", "=", assessment)
    .where("publication", "is not", null)
    .returning("storage_key")
    .execute();

/** Drafts' files that were asked for before a moment: taken out, with the keys of their bytes. */
export const takeOldDrafts = (db: Db, before: Date) =>
  db
    .deleteFrom("document_file")
    .where("publication", "is", null)
    .where("asked_at", "<", before)
    .returning("storage_key")
    .execute();

/** Takes out what could not be made of publications before a moment, so that it is asked for again: the machine may have been busy. */
export const forgetFailed = (db: Db, before: Date) =>
  db
    .deleteFrom("document_file")
    .where("publication", "is not", null)
    .where("state", "=", "failed")
    .where("asked_at", "<", before)
    .execute();

/** The newest publications that have no file of this layout in a format, a few at a time. */
export const lacking = (db: Db, format: Format, most: number) =>
  db
    .selectFrom("publication as p")
    .select("p.id")
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("document_file as f")
            .select("f.id")
            .whereRef("f.publication", "=", "p.id")
            .where("f.format", "=", format)
            .where("f.layout", "=", LAYOUT),
        ),
      ),
    )
    .orderBy("p.id", "desc")
    .limit(most)
    .execute();
