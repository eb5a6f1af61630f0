import type { Moved } from "../../../platform/pure/moved/index.ts";
import { type Page, pathIn } from "./page-tree.ts";
import { definitionOf, type PageDefinition, pageTypes } from "./type/index.ts";

/** The types whose pages have a screen of the product's own that editors can move. */
export const screenTypes: readonly string[] = Object.values<PageDefinition>(pageTypes).flatMap(({ type, place }) =>
  place === undefined ? [] : [type],
);

type Placed = Pick<Page, "number" | "parent" | "type" | "urlSegment">;

/** The screens that stand elsewhere than in `addresses`. @param pages published ones of a site: the screens' and those above them */
export function movedScreens(pages: readonly Placed[]): Moved {
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  return pages.flatMap((page) => {
    const place = definitionOf(page.type)?.place;
    const now = place === undefined ? null : pathIn(byNumber, page);
    return place === undefined || now === null || now === place ? [] : [[place, now] as const];
  });
}
