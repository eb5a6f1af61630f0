import { sql, type Updateable } from "kysely";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { Tx } from "../../../platform/server/http/work.ts";
import type { Tables } from "../../../platform/server/tables.ts";
import { type ContentAccess, contentAccesses } from "../../access/rules/index.ts";
import type { ContentForm, Reference } from "../../content/rules/index.ts";
import type { WrittenForm } from "../../term/rules/index.ts";
import type { OldPath } from "../rules/index.ts";

type ImportedKind = Tables["imported"]["record"];
export type Imported = { readonly target: number; readonly hash: string };

const list = (ids: readonly string[]) => [...new Set(ids)];

/** The pages, files and other things that an earlier import stored under these names, by name. */
export async function importedOf(
  tx: Tx,
  record: ImportedKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Imported>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom("imported")
    .select(["id", "target", "hash"])
    .where("record", "=", record)
    .where("id", "in", list(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function keepImported(
  tx: Tx,
  rows: readonly ({ readonly record: ImportedKind; readonly id: string } & Imported)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("imported")
    .values(rows.map((row) => ({ ...row })))
    .onConflict((conflict) =>
      conflict
        .columns(["record", "id"])
        .doUpdateSet(({ ref }) => ({ target: ref("excluded.target"), hash: ref("excluded.hash"), at: sql`now()` })),
    )
    .execute();
}

/** The sites by their keys. */
export const sitesByKey = async (tx: Tx): Promise<ReadonlyMap<string, number>> =>
  new Map((await tx.selectFrom("site").select(["id", "key"]).execute()).map(({ id, key }) => [key, id]));

export const pageUnder = (tx: Tx, siteId: number, parent: number | null, segment: string) =>
  tx
    .selectFrom("content")
    .select(["number", "type"])
    .where("site_id", "=", siteId)
    .where("parent", parent === null ? "is" : "=", parent)
    .where("url_segment", "=", segment)
    .where("deleted_at", "is", null)
    .executeTakeFirst();

export const firstOfType = (tx: Tx, siteId: number, type: string) =>
  tx
    .selectFrom("content")
    .select(["number", "parent", "url_segment"])
    .where("site_id", "=", siteId)
    .where("type", "=", type)
    .where("deleted_at", "is", null)
    .orderBy("number")
    .executeTakeFirst();

/** The address of a page by the parts of those above it. */
export async function addressByParts(tx: Tx, number: number): Promise<string> {
  const { rows } = await sql<{ path: string }>`
    with recursive above as (
      select parent, url_segment, 0 as depth from content where number = ${number}
      union all
      select c.parent, c.url_segment, a.depth + 1 from content c join above a on c.number = a.parent
    )
    select string_agg(url_segment, '/' order by depth desc) || '/' as path from above
  `.execute(tx);
  return rows[0]?.path ?? "/";
}

/** The living pages under a parent that have one of these parts of the address, by it; `isImported` when one is somebody's already. */
export async function pagesAt(tx: Tx, parent: number, segments: readonly string[]) {
  if (segments.length === 0) return new Map<string, never>();
  const rows = await tx
    .selectFrom("content as c")
    .leftJoin("imported as i", (join) => join.onRef("i.target", "=", "c.number").on("i.record", "=", "notification"))
    .select(["c.number", "c.type", "c.url_segment", "i.id as imported"])
    .where("c.parent", "=", parent)
    .where("c.url_segment", "in", list(segments))
    .where("c.deleted_at", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.url_segment, row]));
}

type NewPage = {
  readonly site_id: number;
  readonly parent: number | null;
  readonly type: string;
  readonly url_segment: string;
  readonly start_publish: Date | null;
  readonly created_at: Date;
};

/** @returns their numbers by their parts of the address, which differ */
export async function insertPages(tx: Tx, pages: readonly NewPage[]): Promise<ReadonlyMap<string, number>> {
  if (pages.length === 0) return new Map();
  const rows = await tx
    .insertInto("content")
    .values(pages.map((page) => ({ ...page })))
    .returning(["number", "url_segment"])
    .execute();
  return new Map(rows.map(({ number, url_segment }) => [url_segment, number]));
}

export type NewVersion = {
  readonly content: number;
  readonly name: string;
  readonly properties: object;
  /** Undefined: as it was here. */
  readonly language: Language | undefined;
  readonly changed: Date;
  readonly published: Date;
};

/** Puts versions in the place of those that readers have, which are kept as former ones. Drafts stay. */
export async function publishVersions(tx: Tx, versions: readonly NewVersion[], areNew: boolean): Promise<void> {
  if (versions.length === 0) return;
  const numbers = versions.map(({ content }) => content);
  if (!areNew) {
    await tx
      .updateTable("content_version")
      .set({ state: "former" })
      .where("content", "in", numbers)
      .where("state", "=", "published")
      .execute();
    await tx.updateTable("content").set({ rev: sql`rev + 1` }).where("number", "in", numbers).execute();
    await tx.deleteFrom("content_ref").where("content", "in", numbers).execute();
  }
  const nextNo = (content: number) =>
    sql<number>`(select coalesce(max(no), 0) + 1 from content_version where content = ${content})`;
  const formBefore = (content: number) =>
    sql<ContentForm>`coalesce((select language from content_version where content = ${content} and state = 'former'
      order by no desc limit 1), 'no')`;
  await tx
    .insertInto("content_version")
    .values(
      versions.map(({ content, name, properties, language, changed, published }) => ({
        content,
        name,
        state: "published" as const,
        no: areNew ? 1 : nextNo(content),
        language: language ?? formBefore(content),
        properties: JSON.stringify(properties),
        changed_at: changed,
        published_at: published,
      })),
    )
    .execute();
}

export async function addPageReferences(
  tx: Tx,
  refs: readonly (Reference & { readonly content: number })[],
): Promise<void> {
  if (refs.length === 0) return;
  await tx
    .insertInto("content_ref")
    .values(refs.map(({ content, path, kind, target }) => ({ content, path: [...path], kind, target })))
    .execute();
}

/** Leads old addresses to pages. An address that led elsewhere leads here from now on. */
export async function addPageRedirects(
  tx: Tx,
  redirects: readonly (OldPath & { readonly site_id: number; readonly content: number })[],
): Promise<void> {
  const byPath = new Map(redirects.map((each) => [`${each.site_id} ${each.path}`, each]));
  if (byPath.size === 0) return;
  await tx
    .insertInto("content_redirect")
    .values([...byPath.values()])
    .onConflict((conflict) =>
      conflict.columns(["site_id", "path"]).doUpdateSet(({ ref }) => ({
        content: ref("excluded.content"),
        deep: ref("excluded.deep"),
      })),
    )
    .execute();
}

export const redirectAt = (tx: Tx, siteId: number, path: string) =>
  tx
    .selectFrom("content_redirect")
    .select(["content", "deep"])
    .where("site_id", "=", siteId)
    .where("path", "=", path)
    .executeTakeFirst();

/** Which of these pages are in the trash. */
export async function trashedAmong(tx: Tx, numbers: readonly number[]): Promise<ReadonlySet<number>> {
  if (numbers.length === 0) return new Set();
  const rows = await tx
    .selectFrom("content")
    .select("number")
    .where("number", "in", [...numbers])
    .where("deleted_at", "is not", null)
    .execute();
  return new Set(rows.map(({ number }) => number));
}

export const setDates = (
  tx: Tx,
  number: number,
  dates: Updateable<Pick<Tables["content"], "start_publish" | "stop_publish" | "review_by" | "access" | "sort_order">>,
) => tx.updateTable("content").set(dates).where("number", "=", number).execute();

/** An import never widens the readers of a page. */
export async function closeTo(tx: Tx, number: number, access: ContentAccess): Promise<void> {
  const wider = contentAccesses.slice(0, contentAccesses.indexOf(access));
  if (wider.length === 0) return;
  await tx.updateTable("content").set({ access }).where("number", "=", number).where("access", "in", wider).execute();
}

type TermRow = {
  readonly kind: string;
  readonly key: string;
  readonly name: string;
  readonly parent_id: number | null;
  readonly url: string | null;
  readonly icon: string | null;
  readonly form: WrittenForm | null;
};

export const allTerms = (tx: Tx) =>
  tx.selectFrom("term").select(["id", "kind", "key", "name", "parent_id", "url", "icon", "form"]).execute();

/** @returns its number */
export async function putTerm(tx: Tx, term: TermRow): Promise<number> {
  const { kind: _, key: __, ...said } = term;
  const { id } = await tx
    .insertInto("term")
    .values(term)
    .onConflict((conflict) => conflict.columns(["kind", "key"]).doUpdateSet(said))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
