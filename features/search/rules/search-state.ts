import { type ByFacet, byFacet } from "./facets.ts";
import type { StateFilter } from "./state-filter.ts";

/** `relevance` is offered only when there is a query. */
export const searchSorts = ["published", "modified", "alphabetically", "relevance"] as const;
export type SearchSort = (typeof searchSorts)[number];

export const searchLimits = {
  queryLength: 500,
  page: 10_000,
  pageSize: 100,
  defaultPageSize: 20,
  chosenPerFilter: 100,
} as const;

/** The search that an address describes. */
export type SearchState = {
  readonly q: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly sort: SearchSort;
  readonly from: StateFilter;
  /** Whether the state filter offers its fourth choice: what trusts and municipalities made together. */
  readonly offersCollaboration: boolean;
  /** The ids of the items chosen in each group. */
  readonly chosen: ByFacet<readonly string[]>;
  /** The ids of chosen sub-items, of all groups together. */
  readonly subItems: readonly string[];
};

/** A search with nothing chosen: page 1, 20 per page, newest published first. */
export const emptySearch: SearchState = {
  q: "",
  page: 1,
  pageSize: searchLimits.defaultPageSize,
  sort: "published",
  from: "all",
  offersCollaboration: false,
  chosen: byFacet(() => []),
  subItems: [],
};

/** True when anything narrows the search: a text, a filter or the state filter. */
export const isNarrowed = (state: SearchState): boolean =>
  state.q !== "" ||
  state.from !== "all" ||
  state.subItems.length > 0 ||
  Object.values(state.chosen).some((ids) => ids.length > 0);

/** True when there is something to reset: what narrows the search, its sort, or the size of its pages. */
export const isChanged = (state: SearchState): boolean =>
  isNarrowed(state) || state.sort !== emptySearch.sort || state.pageSize !== emptySearch.pageSize;

/** PostgreSQL refuses some control characters, and no query means them: they become spaces. Cut to the longest query. */
export const cleanQuery = (query: string): string =>
  Array.from(
    query
      .replace(/\p{Cc}+/gu, " ")
      .toWellFormed()
      .trim(),
  )
    .slice(0, searchLimits.queryLength)
    .join("");
