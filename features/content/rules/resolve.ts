import { isNumberId } from "../../../platform/pure/identifier/index.ts";
import { type Actor, mayReadPage } from "../../access/rules/index.ts";
import { branchOf, type Page, type PageTree, pagePath, treePath } from "./page-tree.ts";
import { contentNumber } from "./property/index.ts";
import { definitionOf } from "./type/index.ts";

export type ContentAsk =
  | { readonly by: "path"; readonly path: string; readonly matchExact: boolean }
  | { readonly by: "id"; readonly id: string };

/** A page outside its publication dates is `NotFound`, like one that does not exist. */
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
  const missing = branch.find((each) => !mayReadPage(actor, each, tree.site));
  if (!missing) return { kind: "Found", page };
  return actor.kind === "known" && actor.account ? { kind: "AccessDenied" } : { kind: "Unauthorized" };
}

/** The published page that an editor's address means, by number, where it stands or where it stood, whoever may read it. */
export const pageMeant = (tree: PageTree, address: string): Page | undefined => {
  const number = contentNumber(address);
  if (number !== null) return tree.pages.get(number);
  const path = treePath(address);
  return address === "" ? undefined : (tree.byPath.get(path) ?? movedFrom(tree, path));
};

/** True when the caller would find this page. */
export const isReadable = (tree: PageTree, page: Page, actor: Actor, at: number): boolean =>
  branchOf(tree, page)?.every((each) => isLive(each, at) && mayReadPage(actor, each, tree.site)) ?? false;

/** True when the caller may see a shared block: it follows no page, and no page that shows it opens it. */
export const isReadableBlock = (tree: PageTree, block: Page, actor: Actor, at: number): boolean =>
  isLive(block, at) && mayReadPage(actor, block, tree.site);

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
  const asked = treePath(address);
  for (let path = matchExact ? asked : nearestPossible(asked); ; path = parentPath(path)) {
    const page = tree.byPath.get(path) ?? movedFrom(tree, path);
    if (matchExact || path === "/" || (page && isLive(page, at))) return page;
  }
}

/** The page that stood at a path before it, or one above it, was moved. */
function movedFrom(tree: PageTree, path: string): Page | undefined {
  const found = standingFor(tree, path);
  return found?.rest === "" ? found.page : undefined;
}

/**
 * The redirect target of an old address; null when no page that this caller may read has moved from there. The rest of an address below a
 * screen belongs to the screen.
 */
export function movedTo(tree: PageTree, address: string, actor: Actor, at: number): MovedTo | null {
  const path = treePath(address);
  const found = standingFor(tree, path);
  const now = found && isReadable(tree, found.page, actor, at) ? pagePath(tree, found.page) : null;
  if (!found || now === null || now + found.rest === path) return null;
  return { to: `${now}${found.rest.split("/").map(encodeURIComponent).join("/")}`, followed: found.followed };
}

/** Where something stands now, and the old addresses that led there, as the tree has them. */
export type MovedTo = { readonly to: string; readonly followed: readonly string[] };

/** A page, and what follows its address: only a screen's goes on. */
type Standing = { readonly page: Page; readonly rest: string; readonly followed: readonly string[] };

/**
 * The page at an address, or the last page that was there. Each page that moves leaves a redirect, also a page in a section that moves. A `deep`
 * redirect also covers the addresses below it. Each deep redirect is followed once, because a page may now be below its own old address, which
 * would give an endless loop.
 */
function standingFor(tree: PageTree, path: string, followed = new Set<string>()): Standing | null {
  for (let above = nearestPossible(path); above !== "/"; above = parentPath(above)) {
    const rest = path.slice(above.length);
    const here = tree.byPath.get(above);
    if (here && (rest === "" || isScreen(here))) return { page: here, rest, followed: [] };
    const redirect = tree.redirects.get(above);
    const page = redirect && tree.pages.get(redirect.content);
    const now = page && pagePath(tree, page);
    if (!now) continue;
    if (rest === "" || isScreen(page)) return { page, rest, followed: [above] };
    if (!redirect.deep || followed.has(above)) continue;
    followed.add(above);
    const below = standingFor(tree, `${now}${rest}`, followed);
    if (below) return { ...below, followed: [above, ...below.followed] };
  }
  return null;
}

const isScreen = (page: Page): boolean => definitionOf(page.type)?.place !== undefined;

const parentPath = (path: string): string => path.slice(0, path.lastIndexOf("/", path.length - 2) + 1);

/** No page stands so deep: what a stranger makes up is not looked for piece by piece. */
const DEEPEST = 100;

/** The longest part of an address, from its beginning, that may be a page's. */
const nearestPossible = (path: string): string => {
  const segments = path.split("/", DEEPEST + 2);
  return segments.length < DEEPEST + 2 ? path : `${segments.slice(0, -1).join("/")}/`;
};

const withId = (tree: PageTree, id: string): Page | undefined =>
  tree.byGuid.get(id.toLowerCase()) ?? (isNumberId(id) ? tree.pages.get(Number(id)) : undefined);

const isLive = (page: Page, at: number): boolean =>
  (page.startPublish ?? at) <= at && (page.stopPublish === null || at < page.stopPublish);
