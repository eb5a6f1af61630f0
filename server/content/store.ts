import { sql } from "kysely";
import type { Page } from "../../core/content/index.ts";
import type { Db, Tx } from "../platform/http/work.ts";

const millis = (date: Date | null): number | null => date?.getTime() ?? null;

/** Every page of a site that has a published version. */
export async function publishedPages(db: Db, siteId: number): Promise<readonly Page[]> {
  const rows = await db
    .selectFrom("content as c")
    .innerJoin("content_version as v", (join) =>
      join.onRef("v.content", "=", "c.number").on("v.state", "=", "published"),
    )
    .select(["c.number", "c.guid", "c.parent", "c.type", "c.url_segment", "c.sort_order", "c.access"])
    .select(["c.start_publish", "c.stop_publish", "c.created_at"])
    .select(["v.name", "v.properties", "v.changed_at", "v.published_at"])
    .where("c.site_id", "=", siteId)
    .where("v.language", "=", "no")
    .orderBy("c.number")
    .execute();
  return rows.map((row) => ({
    number: row.number,
    guid: row.guid,
    parent: row.parent,
    type: row.type,
    urlSegment: row.url_segment,
    sortOrder: row.sort_order,
    access: row.access,
    startPublish: millis(row.start_publish),
    stopPublish: millis(row.stop_publish),
    name: row.name,
    properties: { ...row.properties },
    changedAt: row.changed_at.getTime(),
    publishedAt: (row.published_at ?? row.created_at).getTime(),
  }));
}

export const redirects = (db: Db, siteId: number) =>
  db.selectFrom("content_redirect").select(["path", "content"]).where("site_id", "=", siteId).execute();

export const addPage = (
  tx: Tx,
  page: {
    readonly siteId: number;
    readonly parent: number | null;
    readonly type: string;
    readonly urlSegment: string;
    readonly sortOrder: number;
    readonly access: Page["access"];
  },
) =>
  tx
    .insertInto("content")
    .values({
      site_id: page.siteId,
      parent: page.parent,
      type: page.type,
      url_segment: page.urlSegment,
      sort_order: page.sortOrder,
      access: page.access,
    })
    .returning("number")
    .executeTakeFirstOrThrow();

export const addPublishedVersion = (
  tx: Tx,
  version: { readonly content: number; readonly name: string; readonly properties: object },
) =>
  tx
    .insertInto("content_version")
    .values({
      content: version.content,
      state: "published",
      name: version.name,
      properties: JSON.stringify(version.properties),
      published_at: sql<Date>`now()`,
    })
    .execute();
