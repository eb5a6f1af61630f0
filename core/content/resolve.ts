import { type Actor, mayReadPage } from "../access/index.ts";
import { isNumberId } from "../identifier/index.ts";
import { branchOf, type Page, type PageTree, pathOf, treePath } from "./page-tree.ts";
import { contentNumber } from "./property/index.ts";
import { definitionOf } from "./type/index.ts";

export type ContentAsk =
  | { readonly by: "path"; readonly path: string; readonly matchExact: boolean }
  | { readonly by: "id"; readonly id: string };

/** docs/spec/content.md, Resolution. A page outside its publication dates is `NotFound`, like one that does not exist. */
export type Resolution =
  | { readonly kind: "Found"; readonly page: Page }
  | { readonly kind: "NotFound" }
  | { readonly kind: "Unauthorized" }
  | { readonly kind: "AccessDenied" };

/**
 * Finds the page for an address, a number or a guid, as this caller may see it at this instant (milliseconds since 1970).
 * The old address of a page that moved finds that page. With `matchExact` false the nearest page above is taken.
 */
export function resolveContent(tree: PageTree, ask: ContentAsk, actor: Actor, at: number): Resolution {
  const page = ask.by === "path" ? atPath(tree, ask.path, ask.matchExact, at) : withId(tree, ask.id);
  const branch = page && branchOf(tree, page);
  if (!page || !branch?.every((each) => isLive(each, at))) return { kind: "NotFound" };
  const missing = branch.find((each) => !mayReadPage(actor, each.access));
  if (!missing) return { kind: "Found", page };
  return actor.kind === "known" && actor.account ? { kind: "AccessDenied" } : { kind: "Unauthorized" };
}

/** The published page that an editor's address means, by number or where it stands, whoever may read it. */
export const pageMeant = (tree: PageTree, address: string): Page | undefined => {
  const number = contentNumber(address);
  return number === null ? (address === "" ? undefined : tree.byPath.get(treePath(address))) : tree.pages.get(number);
};

/** True when the caller would find this page. */
export const isReadable = (tree: PageTree, page: Page, actor: Actor, at: number): boolean =>
  branchOf(tree, page)?.every((each) => isLive(each, at) && mayReadPage(actor, each.access)) ?? false;

/** True when the caller may see a shared block: it follows no page, and no page that shows it opens it. */
export const isReadableBlock = (block: Page, actor: Actor, at: number): boolean =>
  isLive(block, at) && mayReadPage(actor, block.access);

/** The next instant after `at` at which a page or a shared block appears or disappears because of its dates, or null. */
export function nextChange(tree: PageTree, at: number): number | null {
  const instants = [...tree.pages.values(), ...tree.blocks.values()].flatMap((page) => [
    page.startPublish,
    page.stopPublish,
  ]);
  const coming = instants.filter((instant): instant is number => instant !== null && instant > at);
  return coming.length === 0 ? null : Math.min(...coming);
}

function atPath(tree: PageTree, address: string, matchExact: boolean, at: number): Page | undefined {
  const path = treePath(address);
  const page = tree.byPath.get(path) ?? movedFrom(tree, path);
  if (matchExact || path === "/" || (page && isLive(page, at))) return page;
  return atPath(tree, parentPath(path), false, at);
}

/** The page that stood at a path before it, or one above it, was moved. */
function movedFrom(tree: PageTree, path: string): Page | undefined {
  const exact = tree.redirects.get(path);
  if (exact) return tree.pages.get(exact.content);
  for (let above = parentPath(path); above !== "/"; above = parentPath(above)) {
    const redirect = tree.redirects.get(above);
    const target = redirect?.deep ? tree.pages.get(redirect.content) : undefined;
    const now = target && pathOf(tree, target);
    if (now) return tree.byPath.get(`${now}${path.slice(above.length)}`);
  }
  return undefined;
}

/**
 * Where what stood at an address stands now; null when nothing that this caller may read was moved from there. What follows the address of
 * a screen is the screen's own. docs/spec/content.md, Resolution
 */
export function movedTo(tree: PageTree, address: string, actor: Actor, at: number): string | null {
  const path = treePath(address);
  if (tree.byPath.has(path)) return null;
  const screen = screenAbove(tree, path);
  const page = screen?.page ?? movedFrom(tree, path);
  const now = page && isReadable(tree, page, actor, at) ? pathOf(tree, page) : null;
  return now === null ? null : `${now}${screen?.rest ?? ""}`;
}

/** The screen that the nearest old address at or above a path leads to, and what follows that address. */
function screenAbove(tree: PageTree, path: string): { readonly page: Page; readonly rest: string } | null {
  for (let above = path; above !== "/"; above = parentPath(above)) {
    const page = tree.pages.get(tree.redirects.get(above)?.content ?? 0);
    if (page && definitionOf(page.type)?.place === undefined) return null;
    if (page) return { page, rest: path.slice(above.length).split("/").map(encodeURIComponent).join("/") };
  }
  return null;
}

const parentPath = (path: string): string => path.replace(/[^/]+\/$/, "");

const withId = (tree: PageTree, id: string): Page | undefined =>
  tree.byGuid.get(id.toLowerCase()) ?? (isNumberId(id) ? tree.pages.get(Number(id)) : undefined);

const isLive = (page: Page, at: number): boolean =>
  (page.startPublish ?? at) <= at && (page.stopPublish === null || at < page.stopPublish);
