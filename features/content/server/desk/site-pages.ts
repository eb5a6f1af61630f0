import { definitionOf, type PageDefinition } from "../../rules/index.ts";
import type { pagesOf } from "./store.ts";

export type SitePage = Awaited<ReturnType<typeof pagesOf>>[number];
export type SiteMap = ReadonlyMap<number, SitePage>;

export const mapOf = (pages: readonly SitePage[]): SiteMap => new Map(pages.map((page) => [page.number, page]));

/** A page and those above it, the nearest first. */
export function branchIn(map: SiteMap, number: number): readonly SitePage[] {
  const page = map.get(number);
  return page ? [page, ...(page.parent === null ? [] : branchIn(map, page.parent))] : [];
}

/** Where a page stands or will stand, published or not, with a slash at each end. */
export function addressIn(map: SiteMap, number: number): string {
  const page = map.get(number);
  if (!page || page.parent === null) return "/";
  return `${addressIn(map, page.parent)}${page.url_segment}/`;
}

/** A page and all under it, those above first. */
export const subtreeOf = (pages: readonly Pick<SitePage, "number" | "parent">[], number: number): readonly number[] => [
  number,
  ...pages.filter(({ parent }) => parent === number).flatMap((child) => subtreeOf(pages, child.number)),
];

/** Whether a page or one under it is of a type that matches. */
const holds = (pages: readonly SitePage[], number: number, what: (definition: PageDefinition) => boolean): boolean => {
  const map = mapOf(pages);
  return subtreeOf(pages, number).some((each) => {
    const definition = definitionOf(map.get(each)?.type ?? "");
    return definition !== null && what(definition);
  });
};

/** Whether a page or one under it is one that the site must have. */
export const holdsFixed = (pages: readonly SitePage[], number: number): boolean =>
  holds(pages, number, ({ single }) => single === true);

/** Whether a page or one under it is a screen of the product: when it moves, the links of the whole site do. */
export const holdsScreen = (pages: readonly SitePage[], number: number): boolean =>
  holds(pages, number, ({ place }) => place !== undefined);

/** Whether everybody can open a page, now and for as long as nobody changes that. */
export function isOpenToAll(map: SiteMap, number: number): boolean {
  const page = map.get(number);
  if (!page || page.published_name === null || page.access !== "everyone" || page.stop_publish !== null) return false;
  return page.parent === null || isOpenToAll(map, page.parent);
}
