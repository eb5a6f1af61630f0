import { randomUUID } from "node:crypto";
import type { CallAnswer } from "../../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../../platform/server/http/work.ts";
import { accountAuthor } from "../../../access/rules/index.ts";
import { appendAudit } from "../../../audit/server/index.ts";
import { contentForm, definitionOf, listOf, type Properties, recordOf } from "../../rules/index.ts";
import { contentDeskTextsIn } from "../../texts-desk.ts";
import { openForPlacing, rightRefusal, valuesOf } from "./open.ts";
import { copyReaders } from "./rights-store.ts";
import { holdsFixed, subtreeOf } from "./site-pages.ts";
import * as store from "./store.ts";
import { freeSegment, lastUnder } from "./tree.ts";

/** Pages that are copied at once. */
const MOST_PAGES = 200;

/** Blocks are found by their ids, so those of a copy have others. */
const withNewBlocks = (props: Properties, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      props[name]?.kind === "area" ? listOf(value).map((block) => ({ ...recordOf(block), id: randomUUID() })) : value,
    ]),
  );

/**
 * Copies a page with those under it, as drafts with addresses of their own. The copy is the last of the page's siblings. Copies the version that an
 * editor sees: the draft, else the planned version, else the published one.
 */
export async function copyPage(work: Work, id: number): Promise<Result<CallAnswer<"deskCopyPage">>> {
  const opened = await openForPlacing(work, id, null);
  if (!opened.ok) return opened;
  const { tx, siteId, at } = work;
  const { row } = opened.value;
  const pages = await store.pagesOf(tx, siteId);
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  const numbers = subtreeOf(pages, id);
  if (row.parent === null || holdsFixed(pages, id)) return invalid({ path: "page", kind: "OnlyOneOfItsType" });
  const notTheirs = await rightRefusal(work, [row.parent], "edit");
  if (notTheirs) return refuse(notTheirs);
  if (numbers.length > MOST_PAGES) return invalid({ path: "page", kind: "TooManyPages" });
  const by = accountAuthor(work.actor);
  const copies = new Map<number, number>();
  for (const number of numbers) {
    const page = await store.pageById(tx, siteId, number);
    const definition = page && definitionOf(page.type);
    const parent = number === id ? row.parent : copies.get(byNumber.get(number)?.parent ?? 0);
    if (!page || !definition || parent === undefined) return refuse({ kind: "NotFound" });
    const { draft, planned, published } = await store.workingOf(tx, number);
    const { name: given, urlSegment: _, language: form, ...values } = valuesOf(page, draft ?? planned ?? published);
    const name = number === id ? contentDeskTextsIn(work.language).copyOf(String(given)) : String(given);
    const urlSegment = number === id ? freeSegment(pages, parent, name) : page.url_segment;
    const sortOrder = number === id ? lastUnder(pages, parent) + 1 : page.sort_order;
    const made = await store.insertPage(tx, { siteId, parent, type: page.type, urlSegment, sortOrder });
    await store.setAccess(tx, made.number, page.access);
    await copyReaders(tx, number, made.number);
    copies.set(number, made.number);
    const properties = withNewBlocks(definition.props, values);
    const language = contentForm(form);
    await store.insertDraft(tx, {
      content: made.number,
      name,
      language,
      urlSegment,
      properties,
      basedOn: null,
      by,
      at,
    });
    await appendAudit(tx, { action: "page made", by, at, detail: { content: made.number } });
  }
  return ok({ id: copies.get(id) ?? 0, pages: copies.size });
}
