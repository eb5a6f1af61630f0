import type { Tx } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { definitionOf, isUrlSegment, type PageDefinition, parts, treePath } from "../../content/rules/index.ts";
import { oldPathFrom, type PageRecord, type RedirectRecord } from "../rules/index.ts";
import { type Context, hashOfParts, type ImportLine } from "./context.ts";
import * as store from "./store.ts";
import { referenced, takenValues } from "./values.ts";

/** The page that stands at an address now, or that an old address leads to. */
async function pageAt(tx: Tx, siteId: number, address: string): Promise<number | null> {
  const path = treePath(address);
  let page = await store.pageUnder(tx, siteId, null, "");
  for (const segment of path.split("/").filter((part) => part !== ""))
    page = page && (await store.pageUnder(tx, siteId, page.number, segment));
  return page?.number ?? (await store.redirectAt(tx, siteId, path))?.content ?? null;
}

type Place = { readonly content: number | null; readonly parent: number | null; readonly segment: string };

/** Where a page will stand, or why it cannot. */
async function placeOf(
  { tx }: Context,
  siteId: number,
  { path, contentType }: PageRecord,
  definition: PageDefinition,
): Promise<Place | string> {
  const segments = treePath(path)
    .split("/")
    .filter((part) => part !== "");
  const segment = segments.at(-1) ?? "";
  const above = segments.length === 0 ? null : await pageAt(tx, siteId, `/${segments.slice(0, -1).join("/")}`);
  if (segments.length > 0 && above === null) return "no page stands above it: those come first";
  const there = await store.pageUnder(tx, siteId, above, segment);
  if (there)
    return there.type === contentType ? { content: there.number, parent: above, segment } : `there is a ${there.type}`;
  if (definition.single || above === null) return `there is one ${contentType} on a site, and it stands elsewhere`;
  if (!isUrlSegment(segment)) return "is small letters, figures and hyphens";
  return { content: null, parent: above, segment };
}

/** Takes one page: those above it come before it. docs/import.md, Pages */
export async function importPage(context: Context, { line, record }: ImportLine<PageRecord>): Promise<void> {
  const { tx, sites, teller, at } = context;
  const siteId = sites.get(record.site) ?? 0;
  const definition = definitionOf(record.contentType);
  if (!definition?.sites.includes(record.site) || record.contentType === "MethodNotificationPage")
    return teller.refuse(line, "contentType", "is no type of page of this site");
  const known = (await store.importedOf(tx, "page", [record.id])).get(record.id);
  const named = Object.fromEntries(
    Object.entries(record.properties).filter(([name]) => Object.hasOwn(definition.props, name)),
  );
  const said = await referenced(context, { line, record }, named);
  const hash = hashOfParts(JSON.stringify(record), said.unknown);
  if (known?.hash === hash) return context.isAgain ? undefined : teller.count("page", "unchanged");
  if (known && (await store.trashedAmong(tx, [known.target])).size > 0)
    return teller.refuse(line, "id", "is in the trash here");
  const place = known
    ? { content: known.target, parent: null, segment: "" }
    : await placeOf(context, siteId, record, definition);
  if (typeof place === "string") return teller.refuse(line, "path", place);
  const taken = takenValues(definition.props, { ...parts.empty(definition.props), ...said.values });
  if (!taken.ok) return teller.refuse(line, `properties.${taken.key}`, taken.reason);
  if (taken.removed !== "" && !context.isAgain) teller.notice(line, taken.removed);

  const published = record.published ? new Date(record.published) : at;
  const content = place.content ?? (await inserted(context, siteId, record, place, published));
  const dates = {
    ...(record.order === undefined ? {} : { sort_order: record.order }),
    ...(record.startPublish === undefined ? {} : { start_publish: dateOf(record.startPublish) }),
    ...(record.stopPublish === undefined ? {} : { stop_publish: dateOf(record.stopPublish) }),
    ...(record.reviewBy === undefined ? {} : { review_by: record.reviewBy }),
  };
  if (Object.keys(dates).length > 0) await store.setDates(tx, content, dates);
  if (record.access !== undefined) await store.closeTo(tx, content, record.access);
  const changed = record.modified ? new Date(record.modified) : published;
  const version = {
    content,
    name: record.name,
    properties: taken.values,
    language: record.language,
    published,
    changed,
  };
  await store.publishVersions(tx, [version], place.content === null);
  await store.addPageReferences(
    tx,
    parts.refs(definition.props, taken.values).map((each) => ({ ...each, content })),
  );
  await store.addPageRedirects(
    tx,
    record.oldPaths.map((old) => ({ ...oldPathFrom(old), site_id: siteId, content })),
  );
  await store.keepImported(tx, [{ record: "page", id: record.id, target: content, hash }]);
  await announce(tx, [`content ${content}`, ...(definition.noAddress ? [`site ${siteId}` as const] : [])]);
  if (!context.isAgain) teller.count("page", place.content === null ? "made" : "changed");
}

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

async function inserted(
  { tx }: Context,
  siteId: number,
  { contentType }: PageRecord,
  { parent, segment }: Place,
  published: Date,
): Promise<number> {
  const page = { site_id: siteId, parent, type: contentType, url_segment: segment, start_publish: null };
  const numbers = await store.insertPages(tx, [{ ...page, created_at: published }]);
  const number = numbers.get(segment);
  if (number === undefined) throw new Error("a page that was made has a number");
  return number;
}

/** Leads an address to the page at another, which comes before it in the file or is there. */
export async function importRedirect(
  { tx, sites, teller }: Context,
  { line, record: { site, from, to } }: ImportLine<RedirectRecord>,
): Promise<void> {
  const siteId = sites.get(site) ?? 0;
  const content = await pageAt(tx, siteId, to);
  if (content === null) return teller.refuse(line, "to", "no page stands there");
  const old = oldPathFrom(from);
  if (old.path === "/") return teller.refuse(line, "from", "is the front page");
  const before = await store.redirectAt(tx, siteId, old.path);
  if (before?.content === content && before.deep === old.deep) return teller.count("redirect", "unchanged");
  await store.addPageRedirects(tx, [{ ...old, site_id: siteId, content }]);
  await announce(tx, [`content ${content}`]);
  teller.count("redirect", before ? "changed" : "made");
}
