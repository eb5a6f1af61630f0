import { sql } from "kysely";
import type { Db, Tx } from "../../../../platform/server/http/work.ts";
import type { Author } from "../../../access/rules/index.ts";
import type { ContentForm, Path, Reference } from "../../rules/index.ts";

const json = (value: unknown): string => JSON.stringify(value ?? null);

export const sites = (db: Db) => db.selectFrom("site").select(["id", "key", "name"]).orderBy("id").execute();

/**
 * Locks the addresses of a site until the end of the transaction: whoever gives a page its place or its part of the address does it before
 * the page's own lock, so that no two find the same address free and no two wait for each other.
 */
export const lockAddresses = (tx: Tx, siteId: number) =>
  tx.selectFrom("site").select("id").where("id", "=", siteId).forNoKeyUpdate().execute();

/** A page of a site that is not in the trash, locked: changes of one page wait for each other. */
export const lockPage = (tx: Tx, siteId: number, number: number) =>
  tx
    .selectFrom("content")
    .selectAll()
    .where("number", "=", number)
    .where("site_id", "=", siteId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
export type PageRow = NonNullable<Awaited<ReturnType<typeof lockPage>>>;

export const pageById = (db: Db, siteId: number, number: number) =>
  db
    .selectFrom("content")
    .selectAll()
    .where("number", "=", number)
    .where("site_id", "=", siteId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();

/** The pages of a site that are not in the trash, in the order of the tree, beside their draft, planned and published versions. */
export const livingPages = (db: Db | Tx, siteId: number) =>
  db
    .selectFrom("content as c")
    .leftJoin("content_version as d", (join) => join.onRef("d.content", "=", "c.number").on("d.state", "=", "draft"))
    .leftJoin("content_version as p", (join) =>
      join.onRef("p.content", "=", "c.number").on("p.state", "=", "published"),
    )
    .leftJoin("content_version as s", (join) =>
      join.onRef("s.content", "=", "c.number").on("s.state", "=", "scheduled"),
    )
    .where("c.site_id", "=", siteId)
    .where("c.deleted_at", "is", null)
    .orderBy("c.sort_order")
    .orderBy("c.number");

/** Every page of a site that is not in the trash, with the name of its working version. */
export const pagesOf = (db: Db | Tx, siteId: number) =>
  livingPages(db, siteId)
    .select(["c.number", "c.parent", "c.type", "c.url_segment", "c.sort_order", "c.guid", "c.access"])
    .select(["d.name as draft_name", "p.name as published_name"])
    .select(["s.name as planned_name", "s.publish_at as planned_at", "c.stop_publish", "c.review_by"])
    .execute();

export const versionsOf = (db: Db | Tx, content: number) =>
  db.selectFrom("content_version").selectAll().where("content", "=", content).orderBy("no", "desc").execute();
export type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number];

/** The draft, the version that waits for its time, and the published one. */
export async function workingOf(db: Db | Tx, content: number) {
  const rows = await db
    .selectFrom("content_version")
    .selectAll()
    .where("content", "=", content)
    .where("state", "in", ["draft", "scheduled", "published"])
    .execute();
  return {
    draft: rows.find(({ state }) => state === "draft") ?? null,
    planned: rows.find(({ state }) => state === "scheduled") ?? null,
    published: rows.find(({ state }) => state === "published") ?? null,
  };
}

export const versionNumbered = (db: Db | Tx, content: number, no: number) =>
  db.selectFrom("content_version").selectAll().where("content", "=", content).where("no", "=", no).executeTakeFirst();

type NewVersion = {
  readonly content: number;
  readonly name: string;
  readonly language: ContentForm;
  readonly urlSegment: string;
  readonly properties: object;
  readonly basedOn: number | null;
  readonly by: Author;
  readonly at: Date;
};

export const insertDraft = (tx: Tx, draft: NewVersion) =>
  tx
    .insertInto("content_version")
    .values({
      content: draft.content,
      state: "draft",
      no: sql<number>`(select coalesce(max(no), 0) + 1 from content_version where content = ${draft.content})`,
      name: draft.name,
      language: draft.language,
      url_segment: draft.urlSegment,
      properties: json(draft.properties),
      based_on: draft.basedOn,
      changed_at: draft.at,
      changed_by: json(draft.by),
    })
    .execute();

export const updateDraft = (tx: Tx, draft: Omit<NewVersion, "basedOn">) =>
  tx
    .updateTable("content_version")
    .set({
      name: draft.name,
      language: draft.language,
      url_segment: draft.urlSegment,
      properties: json(draft.properties),
      changed_at: draft.at,
      changed_by: json(draft.by),
    })
    .where("content", "=", draft.content)
    .where("state", "=", "draft")
    .execute();

export const deleteDraft = (tx: Tx, content: number) =>
  tx.deleteFrom("content_version").where("content", "=", content).where("state", "=", "draft").execute();

export const setRev = (tx: Tx, content: number, rev: number) =>
  tx.updateTable("content").set({ rev }).where("number", "=", content).execute();

type NewStep = {
  readonly content: number;
  readonly rev: number;
  readonly path: Path;
  readonly before: unknown;
  readonly by: Author;
  readonly at: Date;
  readonly undoes?: boolean;
};
export const insertStep = (tx: Tx, { path, before, by, ...step }: NewStep) =>
  tx
    .insertInto("content_step")
    .values({ ...step, path: [...path], before: json(before), by: json(by) })
    .execute();

/** The changes since a revision, oldest first. */
export const stepsSince = (tx: Tx, content: number, rev: number) =>
  tx
    .selectFrom("content_step")
    .select(["path", "at"])
    .select([sql<string | null>`by ->> 'name'`.as("name"), sql<string | null>`by ->> 'accountId'`.as("account")])
    .where("content", "=", content)
    .where("rev", ">", rev)
    .orderBy("rev")
    .execute();

/** The account's newest save since an instant that is not taken back already. */
export const lastStepOf = (tx: Tx, content: number, accountId: string, since: Date) =>
  tx
    .selectFrom("content_step")
    .selectAll()
    .where("content", "=", content)
    .where("undone", "=", false)
    .where("undoes", "=", false)
    .where("at", ">", since)
    .where(sql<boolean>`by ->> 'accountId' = ${accountId}`)
    .orderBy("rev", "desc")
    .limit(1)
    .executeTakeFirst();

export const markUndone = (tx: Tx, id: number) =>
  tx.updateTable("content_step").set({ undone: true }).where("id", "=", id).execute();

type Published = { id: number; content: number; urlSegment: string; note: string; by: Author; at: Date };

/** Puts a version in the place of the published one, which is kept as a former one. An end that has been is forgotten. */
export async function publishVersion(tx: Tx, { id, content, urlSegment, note, by, at }: Published): Promise<void> {
  await formerPublished(tx, content);
  await tx
    .updateTable("content_version")
    .set({ state: "published", note, publish_at: null, published_at: at, published_by: json(by) })
    .where("id", "=", id)
    .execute();
  await tx
    .updateTable("content")
    .set({ stop_publish: null })
    .where("number", "=", content)
    .where("stop_publish", "<=", at)
    .execute();
  await tx.updateTable("content").set({ url_segment: urlSegment }).where("number", "=", content).execute();
}

export const setAccess = (tx: Tx, number: number, access: PageRow["access"]) =>
  tx.updateTable("content").set({ access }).where("number", "=", number).execute();

export const formerPublished = (tx: Tx, content: number) =>
  tx
    .updateTable("content_version")
    .set({ state: "former" })
    .where("content", "=", content)
    .where("state", "=", "published")
    .execute();

export async function replaceRefs(tx: Tx, content: number, refs: readonly Reference[]): Promise<void> {
  await tx.deleteFrom("content_ref").where("content", "=", content).execute();
  if (refs.length === 0) return;
  const rows = refs.map(({ path, kind, target }) => ({ content, path: [...path], kind, target }));
  await tx.insertInto("content_ref").values(rows).execute();
}

export const insertPage = (
  tx: Tx,
  page: { siteId: number; parent: number; type: string; urlSegment: string; sortOrder: number },
) =>
  tx
    .insertInto("content")
    .values({
      site_id: page.siteId,
      parent: page.parent,
      type: page.type,
      url_segment: page.urlSegment,
      sort_order: page.sortOrder,
    })
    .returning("number")
    .executeTakeFirstOrThrow();

export async function placePage(tx: Tx, number: number, parent: number, order: readonly number[]): Promise<void> {
  await tx.updateTable("content").set({ parent }).where("number", "=", number).execute();
  for (const [at, each] of order.entries())
    await tx.updateTable("content").set({ sort_order: at }).where("number", "=", each).execute();
}

export const insertLink = (tx: Tx, link: { hash: Buffer; content: number; by: Author; at: Date; expiresAt: Date }) =>
  tx
    .insertInto("preview_link")
    .values({
      token_hash: link.hash,
      content: link.content,
      made_by: json(link.by),
      made_at: link.at,
      expires_at: link.expiresAt,
    })
    .execute();

export const liveLinks = (db: Db, content: number, at: Date) =>
  db
    .selectFrom("preview_link")
    .select(["id", "made_at", "expires_at", "made_by"])
    .where("content", "=", content)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", at)
    .orderBy("made_at", "desc")
    .execute();

export const revokeLink = (tx: Tx, content: number, id: string, at: Date) =>
  tx
    .updateTable("preview_link")
    .set({ revoked_at: at })
    .where("content", "=", content)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
