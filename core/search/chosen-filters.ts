import type { SearchFilter } from "../contract/search.ts";
import type { SearchState } from "../contract/search-params.ts";
import { filterParam } from "./address.ts";
import { type GroupKey, isGroupKey, type Toggled } from "./toggle-filter.ts";

/** A chosen filter item with what a chip needs: its name, and how to take it away again. */
export type ChosenFilter = { readonly key: GroupKey; readonly item: Toggled; readonly name: string };

/** True when the item is chosen in the search: in its group, among the years, or as a sub-item. */
export const isChosen = (state: SearchState, key: GroupKey, item: Toggled): boolean => {
  if (key === "Published") return state.published.includes(Number(item.filterId));
  const chosen = item.parentFilterId === null ? state[filterParam(key)] : state.filterSubFilter;
  return chosen.includes(item.filterId);
};

/** Everything chosen, in the order of the groups: the chips above the results (P section 2). */
export const chosenFilters = (state: SearchState, groups: readonly SearchFilter[]): readonly ChosenFilter[] =>
  groups.flatMap(({ filterKey, filterItems }) =>
    isGroupKey(filterKey)
      ? filterItems
          .flatMap((item) => [item, ...item.subItems])
          .filter((item) => isChosen(state, filterKey, item))
          .map((item) => ({ key: filterKey, item, name: item.filterName }))
      : [],
  );
