import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import { plainLine } from "../../../../platform/pure/text/index.ts";
import type { Read, Work } from "../../../../platform/server/http/work.ts";
import { announce } from "../../../../platform/server/notifications.ts";
import { accountAuthor } from "../../../access/rules/index.ts";
import { isReserved } from "../../../address/rules/index.ts";
import { appendAudit } from "../../../audit/server/index.ts";
import { definitionOf, mayStandUnder, parts, recordOf, segmentFrom } from "../../rules/index.ts";
import { indexNotifications } from "../index.ts";
import { keepOldAddresses } from "./old-addresses.ts";
import { deskOnly, openForPlacing, openPage, replacingRefusal, takingRefusal } from "./open.ts";
import { cancelPlans } from "./plan-store.ts";
import { addressIn, holdsFixed, holdsScreen, isOpenToAll, mapOf, type SitePage, subtreeOf } from "./site-pages.ts";
import * as store from "./store.ts";
import * as trashStore from "./trash-store.ts";

/** A segment that no living page under the parent has, nor the product itself: with a number behind it when one has. */
export function freeSegment(pages: readonly SitePage[], parent: number, name: string): string {
  const base = segmentFrom(name);
  const taken = new Set(pages.filter((page) => page.parent === parent).map((page) => page.url_segment));
  const above = addressIn(mapOf(pages), parent);
  const isTaken = (segment: string) => taken.has(segment) || isReserved(`${above}${segment}/`);
  let segment = base;
  for (let count = 2; isTaken(segment); count += 1) segment = `${base}-${count}`;
  return segment;
}

/** The place of the last page under a parent; -1 when there is none. */
export const lastUnder = (pages: readonly SitePage[], parent: number): number =>
  Math.max(-1, ...pages.filter((page) => page.parent === parent).map((page) => page.sort_order));

/** Makes a page as a draft, last under another. */
export async function addPage(
  work: Work,
  { parent, type, ...body }: CallInput<"deskAddPage">["body"],
): Promise<Result<CallAnswer<"deskAddPage">>> {
  const above = await openForPlacing(work, parent, "edit");
  if (!above.ok) return above;
  const definition = definitionOf(type);
  if (!definition || definition.single || !mayStandUnder(type, above.value.row.type))
    return invalid({ path: "type", kind: "NotUnderThis" });
  const name = plainLine(body.name);
  if (name === "") return invalid({ path: "name", kind: "NameRequired" });
  const { tx, siteId, at } = work;
  const pages = await store.pagesOf(tx, siteId);
  const urlSegment = freeSegment(pages, parent, name);
  const sortOrder = lastUnder(pages, parent) + 1;
  const { number } = await store.insertPage(tx, { siteId, parent, type, urlSegment, sortOrder });
  const heading = "heading" in definition.props ? { heading: name } : {};
  const properties = { ...parts.empty(definition.props), ...heading };
  const by = accountAuthor(work.actor);
  const draft = { content: number, name, language: "no", urlSegment, properties, basedOn: null, by, at } as const;
  await store.insertDraft(tx, draft);
  await appendAudit(tx, { action: "page made", by, at, detail: { content: number } });
  return ok({ id: number });
}

/**
 * Moves a page under another, before one of its pages or last. The old public addresses of the page and those below redirect to the new ones. A page
 * that is or contains a screen may only be moved to a place that everybody can open.
 */
export async function movePage(
  work: Work,
  id: number,
  { parent, before }: CallInput<"deskMovePage">["body"],
): Promise<Result<CallAnswer<"deskMovePage">>> {
  const opened = await openForPlacing(work, id, null);
  if (!opened.ok) return opened;
  const { row, definition } = opened.value;
  const { tx, siteId, at } = work;
  const pages = await store.pagesOf(tx, siteId);
  const notTheirs = await (parent === row.parent
    ? takingRefusal(work, [id])
    : replacingRefusal(work, subtreeOf(pages, id), parent));
  if (notTheirs) return refuse(notTheirs);
  const map = mapOf(pages);
  const above = map.get(parent);
  if (!above || row.parent === null) return refuse({ kind: "NotFound" });
  const isScreen = definition.place !== undefined;
  if (definition.single && !isScreen && parent !== row.parent)
    return invalid({ path: "page", kind: "OnlyOneOfItsType" });
  if (parent !== row.parent && !mayStandUnder(row.type, above.type))
    return invalid({ path: "parent", kind: "NotUnderThis" });
  if (parent !== row.parent && holdsScreen(pages, id) && !isOpenToAll(map, parent))
    return invalid({ path: "parent", kind: "NotOpenToAll" });
  if (subtreeOf(pages, id).includes(parent)) return invalid({ path: "parent", kind: "NotUnderItself" });
  const siblings = pages.filter((page) => page.parent === parent && page.number !== id);
  const address = `${addressIn(map, parent)}${row.url_segment}/`;
  const isOthers = parent !== row.parent && address !== definition.place && isReserved(address);
  if (isOthers || siblings.some((page) => page.url_segment === row.url_segment))
    return invalid({ path: "urlSegment", kind: "SegmentTaken" });
  const index = before === null ? -1 : siblings.findIndex((page) => page.number === before);
  const order = siblings.map((page) => page.number);
  order.splice(index === -1 ? order.length : index, 0, id);
  if (parent !== row.parent) await keepOldAddresses(work, pages, { number: id, parent });
  await store.placePage(tx, id, parent, order);
  await appendAudit(tx, { action: "page moved", by: accountAuthor(work.actor), at, detail: { content: id } });
  await indexNotifications(tx, at);
  const framed = parent !== row.parent && holdsScreen(pages, id) ? [`site ${siteId}` as const] : [];
  await announce(tx, [`content ${id}`, `content ${row.parent}`, `content ${parent}`, ...framed]);
  return ok({ ok: true });
}

/** Puts a page and all under it in the trash, and gives up what is planned for them. Readers get neither any more. */
export async function trashPage(work: Work, id: number): Promise<Result<CallAnswer<"deskTrashPage">>> {
  const opened = await openPage(work, id, null);
  if (!opened.ok) return opened;
  const { row } = opened.value;
  const pages = await store.pagesOf(work.tx, work.siteId);
  const numbers = subtreeOf(pages, id);
  const notTheirs = await takingRefusal(work, numbers);
  if (notTheirs) return refuse(notTheirs);
  if (row.parent === null || holdsFixed(pages, id)) return invalid({ path: "page", kind: "OnlyOneOfItsType" });
  const by = accountAuthor(work.actor);
  await cancelPlans(work.tx, numbers);
  await trashStore.trash(work.tx, numbers, by, work.at);
  await appendAudit(work.tx, { action: "page deleted", by, at: work.at, detail: { content: id } });
  await indexNotifications(work.tx, work.at);
  await announce(work.tx, [
    `content ${id}`,
    `content ${row.parent}`,
    ...numbers.slice(1, 150).map((each) => `content ${each}` as const),
  ]);
  return ok({ ok: true, pages: numbers.length });
}

/** The trash. Lists only the top page of those that were deleted together. */
export async function listTrash(read: Read): Promise<Result<CallAnswer<"deskTrash">>> {
  const refusal = deskOnly(read);
  if (refusal) return refuse(refusal);
  const rows = await trashStore.trashed(read.db, read.siteId);
  return ok(
    rows
      .filter((row) => !isUnderOneOf(row, rows))
      .map((row) => ({
        id: row.number,
        name: row.name ?? row.url_segment,
        at: (row.deleted_at ?? read.at).toISOString(),
        by: String(recordOf(row.deleted_by).name ?? ""),
        pages: togetherWith(rows, row).length,
      })),
  );
}

type Trashed = Awaited<ReturnType<typeof trashStore.trashed>>[number];
const sameTime = (a: Trashed, b: Trashed) => a.deleted_at?.getTime() === b.deleted_at?.getTime();
const isUnderOneOf = (row: Trashed, rows: readonly Trashed[]): boolean =>
  rows.some((each) => each.number === row.parent && sameTime(each, row));
const togetherWith = (rows: readonly Trashed[], row: Trashed) =>
  subtreeOf(
    rows.filter((each) => sameTime(each, row)),
    row.number,
  );

/** Takes a page and all that went with it out of the trash, to where it was. */
export async function untrashPage(work: Work, id: number): Promise<Result<CallAnswer<"deskUntrashPage">>> {
  const refusal = deskOnly(work);
  if (refusal) return refuse(refusal);
  const { tx, siteId, at } = work;
  await store.lockAddresses(tx, siteId);
  const rows = await trashStore.trashed(tx, siteId);
  const row = rows.find((each) => each.number === id);
  if (!row || row.parent === null) return refuse({ kind: "NotFound" });
  const living = await store.pagesOf(tx, siteId);
  if (!living.some((page) => page.number === row.parent)) return invalid({ path: "parent", kind: "ParentIsGone" });
  if (living.some((page) => page.parent === row.parent && page.url_segment === row.url_segment))
    return invalid({ path: "urlSegment", kind: "SegmentTaken" });
  const numbers = togetherWith(rows, row);
  const notTheirs = await takingRefusal(work, numbers);
  if (notTheirs) return refuse(notTheirs);
  await trashStore.untrash(tx, numbers);
  await appendAudit(tx, { action: "page restored", by: accountAuthor(work.actor), at, detail: { content: id } });
  await indexNotifications(tx, at);
  await announce(tx, [`content ${row.parent}`, ...numbers.slice(0, 150).map((each) => `content ${each}` as const)]);
  return ok({ ok: true });
}
