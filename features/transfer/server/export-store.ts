import { sql } from "kysely";
import type { Db } from "../../../platform/server/http/work.ts";
import type { Tables } from "../../../platform/server/tables.ts";
import { writtenOldPath } from "../rules/index.ts";

export const exportedSites = (db: Db) => db.selectFrom("site").select(["id", "key"]).orderBy("key").execute();

export const exportedTerms = (db: Db) =>
  db
    .selectFrom("term as t")
    .leftJoin("term as p", "p.id", "t.parent_id")
    .select(["t.kind", "t.key", "t.name", "p.key as parent", "t.url", "t.icon", "t.form"])
    .orderBy(sql`p.key is not null`)
    .orderBy(sql`t.kind collate "C"`)
    .orderBy(sql`t.key collate "C"`)
    .execute();

/** The names that the sender of an earlier import uses, by our numbers. */
export async function namesOf(
  db: Db,
  ...records: readonly Tables["imported"]["record"][]
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom("imported")
    .select(["target", "id"])
    .where("record", "in", [...records])
    .orderBy("id", "desc")
    .execute();
  return new Map(rows.map(({ target, id }) => [target, id]));
}

/** Every page of a site that has a published version, without what it says. */
export const outlines = (db: Db, siteId: number) => pages(db, siteId).orderBy("c.number").execute();
export type ExportedOutline = Awaited<ReturnType<typeof outlines>>[number];

const pages = (db: Db, siteId: number) =>
  db
    .selectFrom("content as c")
    .innerJoin("content_version as v", "v.content", "c.number")
    .select(["c.number", "c.guid", "c.parent", "c.type", "c.url_segment", "c.sort_order", "c.access"])
    .select(["c.start_publish", "c.stop_publish", "c.review_by", "c.created_at"])
    .select(["v.name", "v.language", "v.changed_at", "v.published_at"])
    .where("c.site_id", "=", siteId)
    .where("c.deleted_at", "is", null)
    .where("v.state", "=", "published");

/** The published properties of these pages. */
export async function propertiesOf(db: Db, numbers: readonly number[]): Promise<ReadonlyMap<number, object>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("content_version")
    .select(["content", "properties"])
    .where("content", "in", [...numbers])
    .where("state", "=", "published")
    .execute();
  return new Map(rows.map(({ content, properties }) => [content, properties]));
}

/** The old addresses that lead to pages, by their numbers. */
export async function oldPaths(db: Db, siteId: number): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .selectFrom("content_redirect")
    .select(["content", "path", "deep"])
    .where("site_id", "=", siteId)
    .orderBy(sql`path collate "C"`)
    .execute();
  const byPage = Map.groupBy(rows, ({ content }) => content);
  return new Map([...byPage].map(([content, all]) => [content, all.map(writtenOldPath)]));
}

/** The files of the library, each with its largest bytes. */
export const exportedMedia = (db: Db) =>
  db
    .selectFrom("media as m")
    .innerJoin("media_bytes as b", "b.media", "m.number")
    .distinctOn("m.number")
    .select(["m.number", "m.guid", "m.kind", "m.name", "m.alt", "m.decorative", "m.credit", "m.focus_x", "m.focus_y"])
    .select("b.storage_key")
    .where("m.deleted_at", "is", null)
    .where("b.retired_at", "is", null)
    .orderBy("m.number")
    .orderBy("b.width", "desc")
    .execute();
export type ExportedMedia = Awaited<ReturnType<typeof exportedMedia>>[number];

/** Which files pages show, and where in them. */
export const shownFiles = (db: Db) =>
  db.selectFrom("content_ref").select(["content", "path", "target"]).where("kind", "=", "media").execute();
