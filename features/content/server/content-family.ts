import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { type ContentModel, MOST_CHILDREN } from "../../api/index.ts";
import { branchOf, childrenOf, isReadable, type Page } from "../rules/index.ts";
import { atAnySite, readFrom } from "./content-address.ts";
import { namedBy, openContent } from "./find-content.ts";
import { modelOf } from "./model.ts";
import { shaped } from "./shape.ts";
import type { Trees } from "./trees.ts";

/** The last page that an answer held: the next one begins behind its place, also when that page has gone since, and is as long. */
type After = Pick<Page, "sortOrder" | "number"> & { readonly top: number };

const tokenOf = ({ sortOrder, number }: Page, top: number): string =>
  Buffer.from(`${sortOrder}.${number}.${top}`).toString("base64url");

/** The position in a continuation token; undefined for an invalid token. */
export function positionAfter(token: string): After | undefined {
  const [, sortOrder, number, top] =
    /^(-?\d{1,9})\.(\d{1,9})\.([1-9]\d?|100)$/.exec(Buffer.from(token, "base64url").toString()) ?? [];
  if (sortOrder === undefined) return undefined;
  return { sortOrder: Number(sortOrder), number: Number(number), top: Number(top) };
}

const openNamed = (trees: Trees, read: Read, reference: string) =>
  atAnySite(trees, read, (there) => openContent(trees, there, { by: "id", id: namedBy(reference).id }));

const isBehind = (page: Page, after: After): boolean =>
  page.sortOrder > after.sortOrder || (page.sortOrder === after.sortOrder && page.number > after.number);

type Children = { readonly children: readonly ContentModel[]; readonly next: string | null };

/** The pages under one that the caller may read, at most `top` of them. @returns also the token of the next answer, or null at the end */
export async function getChildren(
  trees: Trees,
  read: Read,
  { params, query }: CallInput<"getContentChildren">,
  after: After | null,
): Promise<Result<Children>> {
  const opened = await openNamed(trees, read, params.id);
  if (!opened.ok) return opened;
  const { site, tree, page, viewer } = opened.value;
  const readable = childrenOf(tree, page.number).filter((each) => isReadable(tree, each, viewer.actor, viewer.at));
  const waiting = after === null ? readable : readable.filter((each) => isBehind(each, after));
  const top = query.top ?? after?.top ?? MOST_CHILDREN;
  const shown = waiting.slice(0, top);
  const last = shown.at(-1);
  const children: ContentModel[] = [];
  for (const each of shown)
    children.push(shaped(readFrom(read, site, await modelOf(tree, each, viewer, trees.choices)), query));
  return ok({ children, next: last && waiting.length > shown.length ? tokenOf(last, top) : null });
}

/** The pages above one, the nearest first; none for the root. */
export async function getAncestors(
  trees: Trees,
  read: Read,
  { params, query }: CallInput<"getContentAncestors">,
): Promise<Result<CallAnswer<"getContentAncestors">>> {
  const opened = await openNamed(trees, read, params.id);
  if (!opened.ok) return opened;
  const { site, tree, page, viewer } = opened.value;
  const above = (branchOf(tree, page) ?? []).slice(0, -1).reverse();
  const models: ContentModel[] = [];
  for (const each of above)
    models.push(shaped(readFrom(read, site, await modelOf(tree, each, viewer, trees.choices)), query));
  return ok(models);
}
