import type { SearchFilter } from "../contract/search.ts";
import { type FacetKey, facets, isFacetKey } from "./facets.ts";
import { type SearchSort, type SearchState, searchLimits } from "./search-state.ts";
import type { StateFilter } from "./state-filter.ts";

/** A filter item as far as choosing it is concerned. */
export type Toggled = {
  readonly filterId: string;
  readonly parentFilterId: string | null;
  readonly subItems: readonly { readonly filterId: string }[];
};

/** A chosen filter item with what a chip needs: its name, and how to take it away again. */
export type ChosenFilter = { readonly key: FacetKey; readonly item: Toggled; readonly name: string };

/** True when the item is chosen in the search: in its group, or as a sub-item. */
export const isChosen = (state: SearchState, key: FacetKey, item: Toggled): boolean =>
  (item.parentFilterId === null ? state.chosen[key] : state.subItems).includes(item.filterId);

/** Everything chosen, in the order of the groups: the chips above the results. */
export const chosenFilters = (state: SearchState, groups: readonly SearchFilter[]): readonly ChosenFilter[] =>
  groups.flatMap(({ filterKey, filterItems }) =>
    isFacetKey(filterKey)
      ? filterItems
          .flatMap((item) => [item, ...item.subItems])
          .filter((item) => isChosen(state, filterKey, item))
          .map((item) => ({ key: filterKey, item, name: item.filterName }))
      : [],
  );

const without = (ids: readonly string[], removed: readonly string[]) => ids.filter((id) => !removed.includes(id));
const including = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids : [...ids, id].slice(-searchLimits.chosenPerFilter);

/**
 * Chooses or removes one filter item and starts at page 1. In an exclusive facet it replaces the earlier choice. A
 * sub-item replaces its parent and a parent its sub-items, since the parent already means all of them.
 */
export function toggleFilter(state: SearchState, key: FacetKey, item: Toggled, checked: boolean): SearchState {
  const { filterId: id, parentFilterId: parent } = item;
  const isExclusive = facets[key].exclusive === true;
  const inGroup = state.chosen[key];
  const withGroup = (ids: readonly string[]) => ({ ...state, page: 1, chosen: { ...state.chosen, [key]: ids } });
  if (parent !== null)
    return checked
      ? { ...withGroup(without(inGroup, [parent])), subItems: including(state.subItems, id) }
      : { ...state, page: 1, subItems: without(state.subItems, [id]) };
  if (!checked) return withGroup(without(inGroup, [id]));
  return {
    ...withGroup(isExclusive ? [id] : including(inGroup, id)),
    subItems: without(
      state.subItems,
      item.subItems.map(({ filterId }) => filterId),
    ),
  };
}

/** Best hits need words to compare with. */
const sortFor = (q: string, sort: SearchSort): SearchSort => (q === "" && sort === "relevance" ? "published" : sort);

/** Changes the sort and starts at page 1. */
export const chooseSort = (state: SearchState, sort: SearchSort): SearchState => ({ ...state, sort, page: 1 });

/** A new text: the filters stay, the page starts at 1, and the best hits come first only if the person chose so. */
export const chooseQuery = (state: SearchState, q: string): SearchState => ({
  ...state,
  q,
  page: 1,
  sort: sortFor(q, state.sort),
});

/** Chooses whose assessments to search. Clears the text, with it the sort that needs one, and starts at page 1. */
export const chooseStateFilter = (state: SearchState, from: StateFilter): SearchState => ({
  ...chooseQuery(state, ""),
  from,
});
