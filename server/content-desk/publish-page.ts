import { accountAuthor } from "../../core/access/index.ts";
import { editedProps, findingsOf, isUrlSegment, parts } from "../../core/content/index.ts";
import type { CallAnswer, CallInput } from "../../core/contract/index.ts";
import { invalid, ok, type Result, refuse } from "../../core/refusal/index.ts";
import { withoutLineBreaks } from "../../core/rich-text/index.ts";
import { appendAudit } from "../audit/index.ts";
import { indexNotifications } from "../content/index.ts";
import type { Work } from "../platform/http/work.ts";
import { announce } from "../platform/notifications.ts";
import { type OpenPage, openPage } from "./open.ts";
import { addressIn, mapOf } from "./site-pages.ts";
import * as store from "./store.ts";

/** What keeps a page from being published, and what should be looked at again. */
export const findingsIn = ({ definition, values }: Pick<OpenPage, "definition" | "values">) => [
  ...parts.findings(editedProps({ ...definition, props: {} }), values),
  ...findingsOf(definition, values),
];

/** Where a page was when it was published before, and is not any more, leads to it. */
async function keepOldAddress({ tx, siteId }: Work, page: OpenPage, segment: string): Promise<void> {
  if (segment === page.row.url_segment || !page.published) return;
  const map = mapOf(await store.pagesOf(tx, siteId));
  await store.insertRedirect(tx, siteId, addressIn(map, page.row.number), page.row.number);
}

/** Whether a living page beside this one has the part of the address. */
const isTaken = async ({ tx, siteId }: Work, { row }: OpenPage, segment: string): Promise<boolean> =>
  (await store.pagesOf(tx, siteId)).some(
    (each) => each.parent === row.parent && each.number !== row.number && each.url_segment === segment,
  );

/**
 * Makes the draft what readers get. Refuses `Stale` when somebody has changed or published the page since the caller looked, and `Invalid`
 * with every finding that stops it. Its references, the way from its old address, the audit row and the announcement are in the same
 * transaction. docs/spec/content.md, Publishing
 */
export async function publishPage(
  work: Work,
  id: number,
  { rev, note }: CallInput<"deskPublishPage">["body"],
): Promise<Result<CallAnswer<"deskPublishPage">>> {
  const opened = await openPage(work, id, rev);
  if (!opened.ok) return opened;
  const page = opened.value;
  if (!page.draft) return invalid({ path: "draft", kind: "NothingToPublish" });
  const stops = findingsIn(page).filter((finding) => finding.stops);
  if (stops.length > 0) return invalid(...stops.map(({ path, kind }) => ({ path: path.join("."), kind })));
  const segment = String(page.values.urlSegment);
  if (page.row.parent !== null && !isUrlSegment(segment))
    return invalid({ path: "urlSegment", kind: "SegmentInvalid" });
  if (await isTaken(work, page, segment)) return invalid({ path: "urlSegment", kind: "SegmentTaken" });
  await keepOldAddress(work, page, segment);
  const by = accountAuthor(work.actor);
  const published = { content: id, urlSegment: segment, note: withoutLineBreaks(note), by, at: work.at };
  await store.publishDraft(work.tx, published);
  await store.replaceRefs(work.tx, id, parts.refs(page.definition.props, page.values));
  return ok({
    ...(await changed(work, page, "page published")),
    url: addressIn(mapOf(await store.pagesOf(work.tx, work.siteId)), id),
  });
}

/** Takes a page from readers. What they had becomes the draft, unless there is one. */
export async function unpublishPage(
  work: Work,
  id: number,
  rev: number,
): Promise<Result<CallAnswer<"deskUnpublishPage">>> {
  const opened = await openPage(work, id, rev);
  if (!opened.ok) return opened;
  const page = opened.value;
  if (!page.published) return refuse({ kind: "NotFound" });
  if (page.definition.single) return invalid({ path: "page", kind: "OnlyOneOfItsType" });
  await store.formerPublished(work.tx, id);
  if (!page.draft) {
    const { name, properties, url_segment, no } = page.published;
    const draft = { content: id, name, properties, urlSegment: url_segment ?? page.row.url_segment, basedOn: no };
    await store.insertDraft(work.tx, { ...draft, by: accountAuthor(work.actor), at: work.at });
  }
  await store.replaceRefs(work.tx, id, []);
  return ok(await changed(work, page, "page unpublished"));
}

/** Ends a change that readers notice: a new revision, the audit row, and word to every instance. */
async function changed(
  { tx, actor, at }: Work,
  { row }: OpenPage,
  action: "page published" | "page unpublished",
): Promise<{ readonly ok: true; readonly rev: number }> {
  const rev = row.rev + 1;
  await store.setRev(tx, row.number, rev);
  await appendAudit(tx, { action, by: accountAuthor(actor), at, detail: { content: row.number } });
  await indexNotifications(tx, at);
  await announce(tx, [`content ${row.number}`, ...(row.parent === null ? [] : [`content ${row.parent}` as const])]);
  return { ok: true, rev };
}
