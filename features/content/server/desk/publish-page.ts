import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import { plainLine } from "../../../../platform/pure/text/index.ts";
import type { Work } from "../../../../platform/server/http/work.ts";
import { announce } from "../../../../platform/server/notifications.ts";
import { type Author, accountAuthor } from "../../../access/rules/index.ts";
import { isReserved } from "../../../address/rules/index.ts";
import { appendAudit } from "../../../audit/server/index.ts";
import type { AuditAction } from "../../../desk/texts.ts";
import { askForDocuments } from "../../../document/server/index.ts";
import { mediaFindingsHeld } from "../../../media/server/index.ts";
import { editedProps, findingsOf, isUrlSegment, parts } from "../../rules/index.ts";
import { indexNotifications } from "../index.ts";
import { keepOldAddresses } from "./old-addresses.ts";
import { type OpenPage, openForPlacing, openPage, type Place } from "./open.ts";
import { cancelPlans } from "./plan-store.ts";
import { newBlocksOf, newBlocksRefusal, sharedBlockFindings } from "./shared-blocks.ts";
import { addressIn, holdsFixed, holdsScreen, mapOf } from "./site-pages.ts";
import * as store from "./store.ts";

/** The faults that prevent publication of a page, and the warnings. Does not check files of the library and shared blocks. */
export const findingsIn = ({ definition, values }: Pick<OpenPage, "definition" | "values">) => [
  ...parts.findings(editedProps({ ...definition, props: {} }), values),
  ...findingsOf(definition, values),
];

/** Adds redirects from the previous public addresses of the page and of those below it. */
async function keepOldAddress(place: Place, page: OpenPage, urlSegment: string): Promise<void> {
  if (urlSegment === page.row.url_segment || !page.published) return;
  const pages = await store.pagesOf(place.tx, place.siteId);
  await keepOldAddresses(place, pages, { number: page.row.number, url_segment: urlSegment });
  // Every page of the site links to its screens.
  if (holdsScreen(pages, page.row.number)) await announce(place.tx, [`site ${place.siteId}`]);
}

/** Whether a living page beside this one has the part of the address, or the product itself. */
async function isTaken({ tx, siteId }: Place, { row, definition, published }: OpenPage, segment: string) {
  if (row.parent === null) return false;
  const pages = await store.pagesOf(tx, siteId);
  const address = `${addressIn(mapOf(pages), row.parent)}${segment}/`;
  const isNew = !published || segment !== row.url_segment;
  if (isNew && address !== definition.place && isReserved(address)) return true;
  return pages.some((each) => each.parent === row.parent && each.number !== row.number && each.url_segment === segment);
}

/**
 * Refuses `Invalid` with every finding that keeps the page's values from being published now, also of a new shared block that would be
 * published with it.
 */
export async function mayBePublic(place: Place, page: OpenPage): Promise<Result<null>> {
  const refs = parts.refs(page.definition.props, page.values);
  const files = await mediaFindingsHeld(place.tx, refs);
  const blocks = await sharedBlockFindings(place.tx, place.siteId, refs);
  const stops = [...findingsIn(page), ...files, ...blocks].filter((finding) => finding.stops);
  if (stops.length > 0) return invalid(...stops.map(({ path, kind }) => ({ path: path.join("."), kind })));
  const segment = String(page.values.urlSegment);
  if (page.row.parent !== null && !isUrlSegment(segment))
    return invalid({ path: "urlSegment", kind: "SegmentInvalid" });
  for (const { path, block } of await newBlocksOf(place, refs))
    if (!(await mayBePublic(place, block)).ok) return invalid({ path: path.join("."), kind: "BlockUnfinished" });
  return (await isTaken(place, page, segment)) ? invalid({ path: "urlSegment", kind: "SegmentTaken" }) : ok(null);
}

/**
 * Makes a version what readers get. `values` of the page are those of the version. Its references, the way from its old address and the
 * announcement are in the same transaction.
 */
export async function makePublic(
  place: Place,
  page: OpenPage,
  version: { readonly id: number; readonly note: string; readonly by: Author },
): Promise<Result<null>> {
  const checked = await mayBePublic(place, page);
  if (!checked.ok) return checked;
  const { tx, at } = place;
  const content = page.row.number;
  const withIt = await publishNewBlocks(place, page, version.by);
  if (!withIt.ok) return withIt;
  const urlSegment = String(page.values.urlSegment);
  await keepOldAddress(place, page, urlSegment);
  await store.publishVersion(tx, { ...version, content, urlSegment, at });
  await store.replaceRefs(tx, content, parts.refs(page.definition.props, page.values));
  if (page.row.type === "MethodNotificationPage" && page.values.isExternalMethod !== true)
    await askForDocuments(tx, { of: "content_version", id: version.id }, at);
  await tellReaders(place, page);
  return ok(null);
}

/** Shared blocks that readers never had are published with the first page that shows them. One that is not finished stops the page. */
async function publishNewBlocks(place: Place, page: OpenPage, by: Author): Promise<Result<null>> {
  for (const { path, block } of await newBlocksOf(place, parts.refs(page.definition.props, page.values))) {
    if (!block.draft) continue;
    const done = await makePublic(place, block, { id: block.draft.id, note: "", by });
    if (!done.ok) return invalid({ path: path.join("."), kind: "BlockUnfinished" });
    await store.setRev(place.tx, block.row.number, block.row.rev + 1);
    await appendAudit(place.tx, { action: "page published", by, at: place.at, detail: { content: block.row.number } });
  }
  return ok(null);
}

/**
 * Makes the draft, or without one the planned version, what readers get, and gives up what is planned. Refuses `Stale` when somebody has
 * changed or published the page since the caller looked, and `Invalid` with every finding that stops it.
 */
export async function publishPage(
  work: Work,
  id: number,
  { rev, note }: CallInput<"deskPublishPage">["body"],
): Promise<Result<CallAnswer<"deskPublishPage">>> {
  const opened = await openForPlacing(work, id, "publish", rev);
  if (!opened.ok) return opened;
  const page = opened.value;
  const version = page.draft ?? page.planned;
  if (!version) return invalid({ path: "draft", kind: "NothingToPublish" });
  const notTheirs = await newBlocksRefusal(work, page);
  if (notTheirs) return refuse(notTheirs);
  if (page.draft) await cancelPlans(work.tx, [id]);
  const by = accountAuthor(work.actor);
  const done = await makePublic(work, page, { id: version.id, note: plainLine(note), by });
  if (!done.ok) return done;
  return ok({
    ...(await changed(work, page, "page published")),
    url: addressIn(mapOf(await store.pagesOf(work.tx, work.siteId)), id),
  });
}

/** Unpublishes a page. The published version becomes the draft, unless there is a draft or a planned version. */
export async function unpublishPage(
  work: Work,
  id: number,
  rev: number,
): Promise<Result<CallAnswer<"deskUnpublishPage">>> {
  const opened = await openPage(work, id, "publish", rev);
  if (!opened.ok) return opened;
  const page = opened.value;
  if (!page.published) return refuse({ kind: "NotFound" });
  if (holdsFixed(await store.pagesOf(work.tx, work.siteId), id))
    return invalid({ path: "page", kind: "OnlyOneOfItsType" });
  await store.formerPublished(work.tx, id);
  if (!page.draft && !page.planned) {
    const { name, language, properties, url_segment, no } = page.published;
    const urlSegment = url_segment ?? page.row.url_segment;
    const draft = { content: id, name, language, properties, urlSegment, basedOn: no };
    await store.insertDraft(work.tx, { ...draft, by: accountAuthor(work.actor), at: work.at });
  }
  await store.replaceRefs(work.tx, id, []);
  await tellReaders(work, page);
  return ok(await changed(work, page, "page unpublished"));
}

/** Word to the search and to every instance that readers get another page here. */
export async function tellReaders({ tx, at, siteId }: Place, { row, definition }: OpenPage): Promise<void> {
  await indexNotifications(tx, at);
  const frame = definition.noAddress && !definition.isBlock ? [`site ${siteId}` as const] : [];
  const above = row.parent === null ? [] : [`content ${row.parent}` as const];
  await announce(tx, [`content ${row.number}`, ...above, ...frame]);
}

/** Ends a change: a new revision and the audit row. */
export async function changed(
  { tx, actor, at }: Pick<Work, "tx" | "actor" | "at">,
  { row }: OpenPage,
  action: AuditAction,
): Promise<{ readonly ok: true; readonly rev: number }> {
  const rev = row.rev + 1;
  await store.setRev(tx, row.number, rev);
  await appendAudit(tx, { action, by: accountAuthor(actor), at, detail: { content: row.number } });
  return { ok: true, rev };
}
