import type { SearchRequest, SearchRequestBody } from "../calls.ts";
import { type ByFacet, byFacet, canHold, type FacetKey, facetKeys, isTermId, type SearchRoute } from "./facets.ts";
import type { SearchState } from "./search-state.ts";
import { flagsOf } from "./state-filter.ts";

export const assessmentRoute = "methodassessment" satisfies SearchRoute;
export const notificationRoute = "methodnotifications" satisfies SearchRoute;

/** The kind of documents that a site's search page searches. */
export const routeOfSite = (siteKey: string): SearchRoute =>
  siteKey === "metodevarsel" ? notificationRoute : assessmentRoute;

/** Years stand in a list of their own in a request, as numbers; every other group stands in the filter map. */
const isPublishedList = (key: FacetKey): boolean => key === "Published";

/** The request to `POST /api/search/{route}` for a search. Sub-items are in a list of their own. */
export const searchRequest = (state: SearchState): SearchRequestBody => ({
  q: state.q,
  page: state.page,
  pageSize: state.pageSize,
  sort: state.sort,
  published: facetKeys.filter(isPublishedList).flatMap((key) => state.chosen[key].map(Number)),
  filter: Object.fromEntries(
    facetKeys
      .filter((key) => !isPublishedList(key) && state.chosen[key].length > 0)
      .map((key) => [`filter${key}`, [...state.chosen[key]]]),
  ),
  subFilter: [...state.subItems],
  ...flagsOf(state.from),
  displayFilterByCollaboration: state.offersCollaboration,
});

/** The chosen ids of a request: of each group's items, and of the sub-items of all groups. */
export type Chosen = { readonly items: ByFacet<readonly string[]>; readonly subItems: readonly string[] };

/** The id of no item: an id that cannot be read must match nothing. To drop it would silently widen the search. */
const NO_ITEM = "0";

/** Reads the chosen ids of a request. A group may be keyed `filter{Key}` or `{Key}`. */
export function chosenIn(request: Pick<SearchRequest, "filter" | "published" | "subFilter">): Chosen {
  const inMap = (key: string) => [...(request.filter[`filter${key}`] ?? []), ...(request.filter[key] ?? [])];
  return {
    items: byFacet((key) =>
      [...(isPublishedList(key) ? request.published.map(String) : []), ...inMap(key)].map((id) =>
        canHold(key, id) ? id : NO_ITEM,
      ),
    ),
    subItems: [...request.subFilter, ...inMap("SubFilter")].map((id) => (isTermId(id) ? id : NO_ITEM)),
  };
}
