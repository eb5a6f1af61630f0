import type { Readership } from "../../access/rules/index.ts";
import type { ContentForm } from "./language.ts";

/** A page that has a published version. Instants are milliseconds since 1970. */
export type Page = Readership & {
  readonly number: number;
  readonly guid: string;
  readonly parent: number | null;
  readonly type: string;
  readonly urlSegment: string;
  readonly sortOrder: number;
  readonly startPublish: number | null;
  readonly stopPublish: number | null;
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** Its long texts are not among the properties: they are read when the page is shown. */
  readonly isBrief?: true;
  readonly language?: ContentForm;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly publishedAt: number;
};

/** Every published page of one site, and the old addresses of pages that moved. */
export type PageTree = {
  /** The site's key. */
  readonly site: string;
  readonly pages: ReadonlyMap<number, Page>;
  readonly byGuid: ReadonlyMap<string, Page>;
  readonly byPath: ReadonlyMap<string, Page>;
  /** Old path to the page's number. A deep one also leads from what was below the page to what is there now. */
  readonly redirects: ReadonlyMap<string, Redirect>;
  /** The site's shared blocks that have a published version. They have no address. */
  readonly blocks: ReadonlyMap<number, Page>;
};

type Redirect = { readonly content: number; readonly deep?: boolean };

/** Normalizes an address to a key of the tree: lower case, decoded, one slash at each end, no query, no hash. */
export function treePath(address: string): string {
  const path = address.replace(/[?#].*$/, "").replace(/^https?:\/\/[^/]+/i, "");
  const segments = path.split("/").filter((segment) => segment !== "");
  return segments.length === 0 ? "/" : `/${segments.map(decoded).join("/").toLowerCase()}/`;
}

const OF_BLOCK = /^([^?#]*\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?(?:[?#]|$)/i;

/** The page and the id of a block, of an address that is a page's with the block's id after it. */
export function blockAddress(address: string): { readonly page: string; readonly id: string } | null {
  const [, page = "", id = ""] = OF_BLOCK.exec(address) ?? [];
  return id === "" ? null : { page, id: id.toLowerCase() };
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Builds the tree. A page whose parent has no published version gets no address. */
export function buildPageTree(
  pages: readonly Page[],
  redirects: readonly (Redirect & { readonly path: string })[],
  site: string,
  blocks: readonly Page[] = [],
): PageTree {
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  const byPath = new Map<string, Page>();
  for (const page of pages) {
    const path = pathIn(byNumber, page);
    if (path !== null) byPath.set(path, page);
  }
  return {
    site,
    pages: byNumber,
    byGuid: new Map(pages.map((page) => [page.guid, page])),
    byPath,
    blocks: new Map(blocks.map((block) => [block.number, block])),
    redirects: new Map(redirects.map(({ path, ...redirect }) => [treePath(path), redirect])),
  };
}

/** Where a page stands, with a slash at each end; null when a page above it is not published. The root's segment is empty. */
export const pagePath = (tree: PageTree, page: Page): string | null => pathIn(tree.pages, page);

type Placed = Pick<Page, "parent" | "urlSegment">;

/** The same among any pages that know their parent. */
export function pathIn(pages: ReadonlyMap<number, Placed>, page: Placed): string | null {
  const branch = branchIn(pages, page);
  return branch === null ? null : treePath(branch.map((each) => each.urlSegment).join("/"));
}

/** The pages from the root down to this one; null when one of them is not published. */
export const branchOf = (tree: PageTree, page: Page): readonly Page[] | null => branchIn(tree.pages, page);

function branchIn<P extends Placed>(pages: ReadonlyMap<number, P>, page: P): readonly P[] | null {
  if (page.parent === null) return [page];
  const parent = pages.get(page.parent);
  const above = parent ? branchIn(pages, parent) : null;
  return above && [...above, page];
}

/** The pages directly under one, in the editors' order. */
export const childrenOf = (tree: PageTree, parent: number): readonly Page[] =>
  [...tree.pages.values()]
    .filter((page) => page.parent === parent)
    .sort((a, b) => a.sortOrder - b.sortOrder || a.number - b.number);
