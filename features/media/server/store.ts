import { type ExpressionBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Tables } from "../../../platform/server/tables.ts";
import type { Author } from "../../access/rules/index.ts";
import { mediaAddress } from "../../content/rules/index.ts";
import { MEDIA_PER_PAGE, type MediaKind } from "../rules/index.ts";
import { retire } from "./former-store.ts";

export type NewBytes = {
  readonly media_type: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly storage_key: string;
  readonly size: number;
  readonly sha256: string;
};

const now = (db: Db | Tx) => db.selectFrom("media").selectAll();
export type MediaRow = Awaited<ReturnType<ReturnType<typeof now>["executeTakeFirstOrThrow"]>>;

export const byNumber = (db: Db | Tx, number: number) => now(db).where("number", "=", number).executeTakeFirst();
export const byGuid = (db: Db, guid: string) => now(db).where("guid", "=", guid).executeTakeFirst();
export const byNumbers = (db: Db | Tx, numbers: readonly number[]): Promise<readonly MediaRow[]> =>
  numbers.length === 0
    ? Promise.resolve([])
    : now(db)
        .where("number", "in", [...numbers])
        .where("deleted_at", "is", null)
        .execute();

/** One that is not in the trash, or is when that is asked for, locked. */
export const lockFile = (tx: Tx, number: number, isTrashed = false) =>
  now(tx)
    .where("number", "=", number)
    .where("deleted_at", isTrashed ? "is not" : "is", null)
    .forUpdate()
    .executeTakeFirst();

/** Keeps files from being put in the trash until this transaction is over. */
export const holdFiles = (tx: Tx, numbers: readonly number[]) =>
  now(tx)
    .where("number", "in", [...numbers])
    .where("deleted_at", "is", null)
    .orderBy("number")
    .forShare()
    .execute();

/** The stored sizes of a file, the widest last. */
export const bytesOf = (db: Db | Tx, numbers: readonly number[]) =>
  db
    .selectFrom("media_bytes")
    .selectAll()
    .where("media", "in", [...numbers])
    .where("retired_at", "is", null)
    .orderBy("width")
    .execute();
export type BytesRow = Awaited<ReturnType<typeof bytesOf>>[number];

type Wanted = {
  readonly q: string;
  readonly folder?: number | "none" | undefined;
  readonly kind?: MediaKind | undefined;
  readonly page: number;
  readonly isDeleted: boolean;
};

const LIKE = /[\\%_]/g;

const matches =
  ({ q, folder, kind, isDeleted }: Wanted) =>
  ({ eb, and }: ExpressionBuilder<Tables, "media">) =>
    and([
      eb("deleted_at", isDeleted ? "is not" : "is", null),
      ...(folder === undefined ? [] : [folder === "none" ? eb("folder", "is", null) : eb("folder", "=", folder)]),
      ...(kind === undefined ? [] : [eb("kind", "=", kind)]),
      ...q
        .split(/\s+/)
        .filter((word) => word !== "")
        .slice(0, 10)
        .map(
          (word) =>
            sql<boolean>`name || ' ' || alt || ' ' || credit ilike ${`%${word.replace(LIKE, String.raw`\$&`)}%`}`,
        ),
    ]);

export async function listFiles(db: Db, wanted: Wanted) {
  const found = db.selectFrom("media").where(matches(wanted));
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("number", "desc")
    .limit(MEDIA_PER_PAGE)
    .offset((wanted.page - 1) * MEDIA_PER_PAGE)
    .execute();
  return { rows, total: Number(total) };
}

export const folders = (db: Db) =>
  db
    .selectFrom("media_folder as f")
    .select(["f.id", "f.name"])
    .select(({ selectFrom }) =>
      selectFrom("media as m")
        .select(({ fn }) => fn.countAll<number>().as("files"))
        .whereRef("m.folder", "=", "f.id")
        .where("m.deleted_at", "is", null)
        .as("files"),
    )
    .orderBy(sql`f.name collate "nb-x-icu"`)
    .execute();

type NewFile = {
  readonly kind: MediaKind;
  readonly name: string;
  readonly folder: number | null;
  readonly by: Author;
  readonly at: Date;
};

export async function insert(tx: Tx, { by, at, ...file }: NewFile, bytes: readonly NewBytes[]): Promise<number> {
  const who = JSON.stringify(by);
  const { number } = await tx
    .insertInto("media")
    .values({ ...file, created_at: at, created_by: who, changed_at: at, changed_by: who })
    .returning("number")
    .executeTakeFirstOrThrow();
  await insertBytes(tx, number, bytes);
  return number;
}

const insertBytes = (tx: Tx, media: number, bytes: readonly NewBytes[]) =>
  tx
    .insertInto("media_bytes")
    .values(bytes.map((each) => ({ ...each, media })))
    .execute();

/** Puts other bytes in the place of a file's; the former ones are kept for a while. */
export async function replaceBytes(
  tx: Tx,
  media: number,
  bytes: readonly NewBytes[],
  was: Parameters<typeof retire>[2],
): Promise<void> {
  await retire(tx, media, was);
  await insertBytes(tx, media, bytes);
}

type Said = Partial<Pick<MediaRow, "name" | "folder" | "alt" | "decorative" | "credit" | "focus_x" | "focus_y">>;

export const change = (tx: Tx, number: number, said: Said, { rev, by, at }: { rev: number; by: Author; at: Date }) =>
  tx
    .updateTable("media")
    .set({ ...said, rev, changed_at: at, changed_by: JSON.stringify(by) })
    .where("number", "=", number)
    .execute();

/** Puts a file in the trash, out of its folder, or takes it out. */
export const trashFile = (tx: Tx, number: number, gone: { readonly by: Author; readonly at: Date } | null) =>
  tx
    .updateTable("media")
    .set({ deleted_at: gone?.at ?? null, deleted_by: gone ? JSON.stringify(gone.by) : null, folder: null })
    .where("number", "=", number)
    .execute();

export const insertFolder = (tx: Tx, name: string) =>
  tx
    .insertInto("media_folder")
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

export const folderById = (tx: Tx | Db, id: number) =>
  tx.selectFrom("media_folder").select("id").where("id", "=", id).executeTakeFirst();

/** Whether another folder has the name, whatever its letters' case. */
export const hasFolder = async (tx: Tx, name: string, except: number): Promise<boolean> =>
  (await tx
    .selectFrom("media_folder")
    .select("id")
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where("id", "!=", except)
    .executeTakeFirst()) !== undefined;

export const renameFolder = (tx: Tx, id: number, name: string) =>
  tx.updateTable("media_folder").set({ name }).where("id", "=", id).execute();

/** False when files lie in it. */
export async function removeFolder(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("media_folder")
    .where("id", "=", id)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom("media").select("number").where("folder", "=", id))))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The pages whose published version shows a file, with their sites. */
export const pagesShowing = (db: Db | Tx, number: number) =>
  db
    .selectFrom("content_ref as r")
    .innerJoin("content as c", "c.number", "r.content")
    .select(["c.number", "c.site_id", "c.type"])
    .distinct()
    .where("r.kind", "=", "media")
    .where("r.target", "=", String(number))
    .where("c.deleted_at", "is", null)
    .execute();

/** A number in a stored text, with no further digit behind it. */
const mentions = (number: number) => sql<boolean>`v.properties::text ~ ${`${mediaAddress(number)}[^0-9]`}`;

/** Where a file stands: in published versions, and in drafts and what is planned. Not those of pages in the trash. */
export const uses = (db: Db | Tx, number: number) =>
  db
    .selectFrom("content_version as v")
    .innerJoin("content as c", "c.number", "v.content")
    .innerJoin("site as s", "s.id", "c.site_id")
    .select(["c.number", "v.name", "s.name as site", "s.key as siteKey", "v.state"])
    .where("c.deleted_at", "is", null)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([
          eb("v.state", "=", "published"),
          exists(
            selectFrom("content_ref as r")
              .select("r.content")
              .whereRef("r.content", "=", "c.number")
              .where("r.kind", "=", "media")
              .where("r.target", "=", String(number)),
          ),
        ]),
        and([eb("v.state", "in", ["draft", "scheduled"]), mentions(number)]),
      ]),
    )
    .orderBy("v.name")
    .limit(200)
    .execute();

/** Whether the working version of a page shows a file. */
export const standsInDraft = async (db: Db, content: number, number: number): Promise<boolean> =>
  (await db
    .selectFrom("content_version as v")
    .select("v.id")
    .where("v.content", "=", content)
    .where("v.state", "in", ["draft", "scheduled", "published"])
    .where(mentions(number))
    .executeTakeFirst()) !== undefined;

/** Takes away the rows of files that have been in the trash or were replaced before an instant. @returns the keys of their bytes */
export async function takeOld(db: Db, before: Date): Promise<readonly string[]> {
  return db.transaction().execute(async (tx) => {
    const gone = tx.selectFrom("media").select("number").where("deleted_at", "<", before);
    const bytes = await tx
      .deleteFrom("media_bytes")
      .where(({ or, eb }) => or([eb("retired_at", "<", before), eb("media", "in", gone)]))
      .returning("storage_key")
      .execute();
    await tx.deleteFrom("media").where("deleted_at", "<", before).execute();
    return bytes.map(({ storage_key }) => storage_key);
  });
}
