import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import {
  type Page,
  type PagePropertiesOf,
  type PageType,
  type Reference,
  sharedBlockTypes,
  typesWithoutAddress,
} from "../rules/index.ts";

const millis = (date: Date | null): number | null => date?.getTime() ?? null;

type State = "draft" | "scheduled" | "published" | "former";

/** A draft stands before what is planned, and that before what readers have. */
const newestFirst = sql`array_position(array['draft', 'scheduled', 'published'], v.state)`;

/** The accounts that may read a page which is for some that were named. */
const readersOf = sql<string[] | null>`case when c.access = 'chosen' then
  (select array_agg(r.account::text) from content_right r where r.content = c.number and r."right" = 'read') end`;

const withVersion = (db: Db, siteId: number, states: readonly State[]) =>
  db
    .selectFrom("content as c")
    .innerJoin("content_version as v", "v.content", "c.number")
    .select(["c.number", "c.guid", "c.parent", "c.type", "c.url_segment", "c.sort_order", "c.access"])
    .select(["c.start_publish", "c.stop_publish", "c.created_at", readersOf.as("readers")])
    .select(["v.name", "v.language", "v.properties", "v.changed_at", "v.published_at"])
    .where("c.site_id", "=", siteId)
    .where("c.deleted_at", "is", null)
    .where("v.state", "in", states)
    .orderBy("c.number");

type Row = Awaited<ReturnType<ReturnType<typeof withVersion>["execute"]>>[number];

const pageOf = (row: Row): Page => ({
  number: row.number,
  guid: row.guid,
  parent: row.parent,
  type: row.type,
  urlSegment: row.url_segment,
  sortOrder: row.sort_order,
  access: row.access,
  readers: row.readers ?? [],
  startPublish: millis(row.start_publish),
  stopPublish: millis(row.stop_publish),
  name: row.name,
  properties: { ...row.properties },
  language: row.language,
  createdAt: row.created_at.getTime(),
  changedAt: row.changed_at.getTime(),
  publishedAt: (row.published_at ?? row.created_at).getTime(),
});

export const everySite = (db: Db) =>
  db.selectFrom("site").select(["id", "guid", "key", "name"]).orderBy("id").execute();

export const siteKey = async (db: Db, id: number): Promise<string> =>
  (await db.selectFrom("site").select("key").where("id", "=", id).executeTakeFirstOrThrow()).key;

/** The sites that have a page of a type. */
export const sitesWith = async (db: Db, type: string): Promise<readonly number[]> =>
  (await db.selectFrom("content").select("site_id").distinct().where("type", "=", type).execute()).map(
    ({ site_id }) => site_id,
  );

/** Of these pages a site may have many thousands; what else they say is short. */
const brief = {
  type: "MethodNotificationPage",
  without: [
    "methodSummary",
    "mainBody",
    "sections",
    "livingStatus",
  ] satisfies (keyof PagePropertiesOf<"MethodNotificationPage">)[],
} as const satisfies { readonly type: PageType; readonly without: readonly string[] };

/** Changes whenever anything does that is read of a page: the rows that it is read from, and who was named to read it. */
const stamp = sql<string>`concat_ws(' ', v.id, v.xmin, c.xmin, ${readersOf})`;

/** Pages by number, each with the stamp that it had when it was read. */
export type StampedPages = ReadonlyMap<number, { readonly page: Page; readonly stamp: string }>;

/**
 * Every page of a site that has a published version and stands at an address, notifications without their long texts.
 * @param known as they were read before: only those that are others now are read again
 */
export async function publishedPages(db: Db, siteId: number, known: StampedPages = new Map()): Promise<StampedPages> {
  const atAddresses = outlines(db, siteId).where("c.type", "not in", typesWithoutAddress);
  const stamps = await atAddresses
    .clearSelect()
    .select(["c.number", stamp.as("stamp")])
    .execute();
  const changed = stamps.filter((now) => known.get(now.number)?.stamp !== now.stamp).map(({ number }) => number);
  const short = sql<object>`case when c.type = ${brief.type} then v.properties - ${[...brief.without]}::text[] else v.properties end`;
  const rows = await atAddresses
    .select([short.as("properties"), stamp.as("stamp")])
    .where(sql<boolean>`c.number = any(${changed})`)
    .execute();
  const pages = new Map(known);
  for (const number of changed) pages.delete(number);
  for (const row of rows) {
    const page = { ...pageOf(row), ...(row.type === brief.type ? { isBrief: true as const } : {}) };
    pages.set(row.number, { page, stamp: row.stamp });
  }
  return new Map(
    stamps.flatMap(({ number }) => {
      const page = pages.get(number);
      return page ? [[number, page] as const] : [];
    }),
  );
}

/** All that a page says to readers now; null when it is not published any more. */
export async function wholeProperties(db: Db, number: number): Promise<Page["properties"] | null> {
  const row = await db
    .selectFrom("content_version")
    .select("properties")
    .where("content", "=", number)
    .where("state", "=", "published")
    .executeTakeFirst();
  return row ? { ...row.properties } : null;
}

/** Every shared block of a site that readers have. */
export const publishedBlocks = async (db: Db, siteId: number): Promise<readonly Page[]> =>
  (await withVersion(db, siteId, ["published"]).where("c.type", "in", sharedBlockTypes).execute()).map(pageOf);

/** Every shared block of a site as its draft is, without one as it is planned, else as readers have it. For editors only. */
export const workingBlocks = async (db: Db, siteId: number): Promise<readonly Page[]> =>
  (
    await withVersion(db, siteId, ["draft", "scheduled", "published"])
      .distinctOn("c.number")
      .where("c.type", "in", sharedBlockTypes)
      .orderBy(newestFirst)
      .execute()
  ).map(pageOf);

/** The folder of a site's shared blocks. */
export const blockFolder = (db: Db, siteId: number) =>
  db
    .selectFrom("content")
    .select(["number", "guid"])
    .where("site_id", "=", siteId)
    .where("type", "=", "SharedBlockFolder" satisfies PageType)
    .executeTakeFirst();

const outlines = (db: Db, siteId: number) =>
  withVersion(db, siteId, ["published"])
    .clearSelect()
    .select(["c.number", "c.guid", "c.parent", "c.type", "c.url_segment", "c.sort_order", "c.access"])
    .select(["c.start_publish", "c.stop_publish", "c.created_at", readersOf.as("readers")])
    .select(["v.name", "v.language", "v.changed_at", "v.published_at"]);
const outlineOf = (row: Omit<Row, "properties">): Page => pageOf({ ...row, properties: {} });

/** The same pages as they stand in the tree, without what they say: to find which of them changed. */
export const pageOutlines = async (db: Db, siteId: number): Promise<readonly Page[]> =>
  (await outlines(db, siteId).execute()).map(outlineOf);

/** These pages of a site with those above them, up to the root. */
export async function outlinesUpwards(db: Db, siteId: number, numbers: readonly number[]): Promise<readonly Page[]> {
  const found: Page[] = [];
  for (let wanted = [...numbers]; wanted.length > 0; ) {
    const level = (await outlines(db, siteId).where("c.number", "in", wanted).execute()).map(outlineOf);
    found.push(...level);
    const known = new Set(found.map(({ number }) => number));
    wanted = [...new Set(level.flatMap(({ parent }) => parent ?? []))].filter((number) => !known.has(number));
  }
  return found;
}

/** Of these pages of a site what readers have. */
export const publishedOf = async (db: Db, siteId: number, numbers: readonly number[]): Promise<readonly Page[]> =>
  numbers.length === 0
    ? []
    : (
        await withVersion(db, siteId, ["published"])
          .where("c.number", "in", [...numbers])
          .execute()
      ).map(pageOf);

/** The published version of a page, by the number of the page or the id of the version. */
export async function publishedVersion(db: Db, { of, id }: { readonly of: "page" | "version"; readonly id: number }) {
  const row = await db
    .selectFrom("content as c")
    .innerJoin("content_version as v", "v.content", "c.number")
    .select(["c.number", "c.type", "c.site_id", "v.id as version"])
    .where(of === "page" ? "c.number" : "v.id", "=", id)
    .where("c.deleted_at", "is", null)
    .where("v.state", "=", "published")
    .executeTakeFirst();
  return row;
}

/** A page as its draft is, without one as it is planned, else as readers have it. For editors and those whom they sent a link only. */
export async function workingPage(db: Db, siteId: number, number: number): Promise<PageAsSaved | null> {
  const [row] = await withVersion(db, siteId, ["draft", "scheduled", "published"])
    .select(["v.no", "v.state"])
    .where("c.number", "=", number)
    .clearOrderBy()
    .orderBy(newestFirst)
    .limit(1)
    .execute();
  return row ? versionOf(row) : null;
}

/** A version of a page as it was or is to be. For editors only. */
export async function versionOfPage(db: Db, siteId: number, number: number, no: number): Promise<PageAsSaved | null> {
  const [row] = await withVersion(db, siteId, ["draft", "scheduled", "published", "former"])
    .select(["v.no", "v.state"])
    .where("c.number", "=", number)
    .where("v.no", "=", no)
    .execute();
  return row ? versionOf(row) : null;
}

/** A page as one of its versions has it. */
export type PageAsSaved = { readonly page: Page; readonly no: number; readonly isPublished: boolean };

const versionOf = ({ no, state, ...row }: Row & { readonly no: number; readonly state: State }): PageAsSaved => ({
  page: pageOf(row),
  no,
  isPublished: state === "published",
});

/** The page that a link to a draft is for, while the link lives. */
export const linkedPage = (db: Db, hash: Buffer, at: number) =>
  db
    .selectFrom("preview_link")
    .select("content")
    .where("token_hash", "=", hash)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", new Date(at))
    .executeTakeFirst();

export const redirects = (db: Db, siteId: number) =>
  db.selectFrom("content_redirect").select(["path", "content", "deep"]).where("site_id", "=", siteId).execute();

export const addPageRow = (
  tx: Tx,
  page: {
    readonly siteId: number;
    readonly parent: number | null;
    readonly type: string;
    readonly urlSegment: string;
    readonly sortOrder: number;
    readonly seedPath: string;
    readonly access: Page["access"];
    readonly startPublish: Date | null;
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
      seed_path: page.seedPath,
      start_publish: page.startPublish,
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

export const siteWithKey = (tx: Tx, key: string) =>
  tx.selectFrom("site").select("id").where("key", "=", key).executeTakeFirstOrThrow();

/** The pages that came with the product, by where it put them, those in the trash too. */
export const seededPages = (tx: Tx, siteId: number) =>
  tx
    .selectFrom("content")
    .select(["number", "seed_path"])
    .where("site_id", "=", siteId)
    .where("seed_path", "is not", null)
    .execute();

export async function addReferences(tx: Tx, content: number, refs: readonly Reference[]): Promise<void> {
  const rows = refs.map(({ path, kind, target }) => ({ content, path: [...path], kind, target }));
  if (rows.length > 0) await tx.insertInto("content_ref").values(rows).execute();
}
