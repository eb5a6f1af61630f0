import type { SearchRequestBody } from "../contract/search.ts";
import { type FilterKey, filterKeys, type SearchState } from "../contract/search-params.ts";
import { filterParam } from "./address.ts";

/** Search route keys: P section 2. */
export const assessmentRoute = "methodassessment";

/** What the page sends to `POST /api/search/methodassessment` for a search (P section 7): sub-items apart from the groups. */
export function searchRequest(state: SearchState): SearchRequestBody {
  const groups: Record<string, string[]> = {};
  for (const key of filterKeys) {
    const ids = state[filterParam(key)];
    if (key !== "SubFilter" && ids.length > 0) groups[filterParam(key)] = [...ids];
  }
  return {
    q: state.q,
    page: state.page,
    pageSize: state.pageSize,
    sort: state.sort,
    published: [...state.published],
    filter: groups,
    subFilter: [...state.filterSubFilter],
    filterByHealthAuthority: state.filterByHealthAuthority,
    filterByMunicipality: state.filterByMunicipality,
  };
}

/** The chosen ids of a group in a request, whether it is keyed `filter{Key}` or `{Key}`. */
export const chosenIn = (
  request: { readonly filter: Readonly<Record<string, readonly string[]>> },
  key: FilterKey | "Published",
) => [...(request.filter[`filter${key}`] ?? []), ...(request.filter[key] ?? [])];
