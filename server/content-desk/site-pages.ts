import type { pagesOf } from "./store.ts";

export type SitePage = Awaited<ReturnType<typeof pagesOf>>[number];
export type SiteMap = ReadonlyMap<number, SitePage>;

export const mapOf = (pages: readonly SitePage[]): SiteMap => new Map(pages.map((page) => [page.number, page]));

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
