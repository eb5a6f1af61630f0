import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Document } from "../rules/index.ts";
import { type DocumentSource, type Format, formatsOf, LAYOUT } from "./formats.ts";

const columns = ["id", "assessment", "publication", "format", "state", "storage_key", "size", "sha256"] as const;

/**
 * The file of a source in a format: of the newest layout that was made, else the one that waits or failed. `wanted`: one of the
 * layout of now was asked for, so there is nothing to ask.
 */
export const ofSource = (db: Db | Tx, { of, id }: DocumentSource, format: Format) =>
  db
    .selectFrom("document_file")
    .select(columns)
    .select(
      sql<boolean>`exists (select from document_file f where f.${sql.ref(of)} = document_file.${sql.ref(of)}
        and f.format = document_file.format and f.layout = ${LAYOUT})`.as("wanted"),
    )
    .where(of, "=", id)
    .where("format", "=", format)
    .orderBy(sql<SqlBool>`state = 'made'`, "desc")
    .orderBy("layout", "desc")
    .limit(1)
    .executeTakeFirst();

/** The formats of a page's published version that are made. */
export const madeOfPage = async (db: Db, content: number): Promise<readonly Format[]> => {
  const rows = await db
    .selectFrom("document_file as f")
    .innerJoin("content_version as v", "v.id", "f.content_version")
    .select("f.format")
    .distinct()
    .where("v.content", "=", content)
    .where("v.state", "=", "published")
    .where("f.state", "=", "made")
    .execute();
  return rows.map(({ format }) => format);
};

/** How far the files of a page's published version have come, of the newest layout that was asked for. */
export const documentStates = (db: Db, contentVersion: number) =>
  db
    .selectFrom("document_file")
    .distinctOn("format")
    .select(["format", "state"])
    .where("content_version", "=", contentVersion)
    .orderBy("format", "desc")
    .orderBy("layout", "desc")
    .execute();

export const ofDraft = (db: Db | Tx, assessment: number, format: Format, fingerprint: string) =>
  db
    .selectFrom("document_file")
    .select(columns)
    .where("publication", "is", null)
    .where("assessment", "=", assessment)
    .where("format", "=", format)
    .where("fingerprint", "=", fingerprint)
    .executeTakeFirst();

/** Notes that a file of a source is wanted in this layout; its id, or undefined when that was noted before. */
export async function wantOfSource(tx: Tx, { of, id }: DocumentSource, format: Format, at: Date) {
  const source =
    of === "publication"
      ? sql`select assessment, id as publication, null::integer from publication where id = ${id}`
      : sql`select null::integer, null::integer, id from content_version where id = ${id}`;
  const { rows } = await sql<{ id: number }>`
    insert into document_file (assessment, publication, content_version, format, layout, asked_at)
    select source.*, ${format}::text, ${LAYOUT}::integer, ${at}::timestamptz from (${source}) source
    on conflict do nothing returning id`.execute(tx);
  return rows[0];
}

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
    .values({
      ...draft,
      publication: null,
      tree: JSON.stringify(tree),
      layout: LAYOUT,
      asked_at: at,
      waited_for_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

/** Notes that somebody waits for a file; undefined when it waits no longer, or that was noted a moment ago. @returns whether nobody did before */
export async function setWaitedFor(tx: Tx, id: number, at: Date) {
  const { rows } = await sql<{ isFirst: boolean }>`
    update document_file f set waited_for_at = ${at} from document_file before
    where f.id = ${id} and before.id = f.id and f.state = 'waiting'
      and (f.waited_for_at is null or f.waited_for_at < ${at}::timestamptz - interval '10 seconds')
    returning before.waited_for_at is null as "isFirst"`.execute(tx);
  return rows[0];
}

/** Takes a draft's file out that waits to be made and that nobody has waited for since a moment. @returns whether it did */
export const giveUpDraft = async (db: Db, id: number, since: Date): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom("document_file")
    .where("id", "=", id)
    .where("tree", "is not", null)
    .where("state", "=", "waiting")
    .where(({ fn }) => fn.coalesce("waited_for_at", "asked_at"), "<", since)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** A file that waits to be made; undefined when it was made, or is gone. */
export const waiting = (db: Db, id: number) =>
  db
    .selectFrom("document_file")
    .select(["id", "assessment", "publication", "content_version", "format", "tree"])
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

type Wanted = { readonly guids: readonly string[]; readonly width: number };

/** The bytes of an assessment's own images. Prefers the widest size that is at most `width` pixels; otherwise the narrowest size. */
export const imagesOf = (db: Db, assessment: number, { guids, width }: Wanted) =>
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

/** The same of pictures of the library. */
export const libraryPictures = (db: Db, { guids, width }: Wanted) =>
  db
    .selectFrom("media as m")
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom("media_bytes")
          .select(["media_type", "storage_key"])
          .whereRef("media", "=", "m.number")
          .where("retired_at", "is", null)
          .orderBy((o) => o("width", ">", width))
          .orderBy(sql`abs(width - ${width})`)
          .limit(1)
          .as("s"),
      (join) => join.onTrue(),
    )
    .select(["m.guid", "s.media_type", "s.storage_key"])
    .where("m.guid", "in", [...guids])
    .where("m.kind", "=", "image")
    .where("m.deleted_at", "is", null)
    .execute();

/** Drafts too, or one edition alone. */
export type Taken = { readonly drafts?: true; readonly publication?: number };

/** Takes every file of an assessment's publications out, made or not, and answers the keys of their bytes; of its drafts too, where asked. */
export const takeOfAssessment = (tx: Tx, assessment: number, { drafts, publication }: Taken = {}) =>
  tx
    .deleteFrom("document_file")
    .where("assessment", "=", assessment)
    .$if(!drafts, (files) => files.where("publication", "is not", null))
    .$if(publication !== undefined, (files) => files.where("publication", "=", publication ?? 0))
    .returning("storage_key")
    .execute();

/** Drafts' files that were asked for before a moment: taken out, with the keys of their bytes. */
export const takeOldDrafts = (db: Db, before: Date) =>
  db
    .deleteFrom("document_file")
    .where("tree", "is not", null)
    .where("asked_at", "<", before)
    .returning("storage_key")
    .execute();

/**
 * Takes out what was asked for before a moment and is not made, so that it is asked for again: it failed on a busy machine, or the work was lost
 * with the process that did it.
 */
export const forgetNotMade = (db: Db, before: Date) =>
  db
    .deleteFrom("document_file")
    .where("tree", "is", null)
    .where("state", "!=", "made")
    .where("asked_at", "<", before)
    .execute();

/** Files of notifications that readers do not have any more: taken out, with the keys of their bytes. */
export const takeFormer = (db: Db) =>
  db
    .deleteFrom("document_file as f")
    .where("f.content_version", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("content_version as v")
            .innerJoin("content as c", "c.number", "v.content")
            .select("v.id")
            .whereRef("v.id", "=", "f.content_version")
            .where("v.state", "=", "published")
            .where("c.deleted_at", "is", null),
        ),
      ),
    )
    .returning("f.storage_key")
    .execute();

const hasFile = (of: DocumentSource["of"], id: string, format: Format) =>
  sql<SqlBool>`exists (select from document_file f
    where f.${sql.ref(of)} = ${sql.ref(id)} and f.format = ${format} and f.layout = ${LAYOUT})`;

const isFormatOf = (of: DocumentSource["of"], format: Format): boolean => formatsOf[of].some((each) => each === format);

/** The newest sources that have no file of this layout in a format, a few of each at a time. */
export async function lacking(db: Db, format: Format, most: number): Promise<readonly DocumentSource[]> {
  const editions = await db
    .selectFrom("publication as p")
    .select("p.id")
    .where(({ not }) => not(hasFile("publication", "p.id", format)))
    .orderBy("p.id", "desc")
    .limit(most)
    .execute();
  const ofEditions = editions.map(({ id }) => ({ of: "publication", id }) as const);
  if (!isFormatOf("content_version", format)) return ofEditions;
  const notifications = await db
    .selectFrom("content_version as v")
    .innerJoin("content as c", "c.number", "v.content")
    .select("v.id")
    .where("c.type", "=", "MethodNotificationPage")
    .where("c.deleted_at", "is", null)
    .where("v.state", "=", "published")
    .where(sql<SqlBool>`v.properties ->> 'isExternalMethod' is distinct from 'true'`)
    .where(({ not }) => not(hasFile("content_version", "v.id", format)))
    .orderBy("v.id", "desc")
    .limit(most)
    .execute();
  return [...ofEditions, ...notifications.map(({ id }) => ({ of: "content_version", id }) as const)];
}
