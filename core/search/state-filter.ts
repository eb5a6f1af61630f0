import type { SearchState } from "../contract/search-params.ts";

/** The exclusive state filter (P section 2). */
export const stateFilters = ["all", "healthAuthority", "municipality"] as const;
export type StateFilter = (typeof stateFilters)[number];

/** Which of the three the two flags amount to. Both at once narrow nothing, like neither. */
export const stateFilterOf = (
  flags: Pick<SearchState, "filterByHealthAuthority" | "filterByMunicipality">,
): StateFilter => {
  if (flags.filterByHealthAuthority === flags.filterByMunicipality) return "all";
  return flags.filterByHealthAuthority ? "healthAuthority" : "municipality";
};

/** Chooses one of the three. Clears the search text, with it the sort that needs one, and starts at page 1. */
export const chooseStateFilter = (state: SearchState, choice: StateFilter): SearchState => ({
  ...state,
  q: "",
  page: 1,
  sort: state.sort === "relevance" ? "published" : state.sort,
  filterByHealthAuthority: choice === "healthAuthority",
  filterByMunicipality: choice === "municipality",
});
