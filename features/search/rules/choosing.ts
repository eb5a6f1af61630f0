import type { SearchFilter } from "../calls.ts";
import { type FacetKey, facetKeys, facets, isFacetKey } from "./facets.ts";
import { type SearchSort, type SearchState, searchLimits } from "./search-state.ts";
import type { StateFilter } from "./state-filter.ts";

/** A filter item as far as choosing it is concerned. */
export type Toggled = {
  readonly filterId: string;
  readonly parentFilterId: string | null;
  readonly subItems: readonly { readonly filterId: string }[];
};

/** A chosen filter item with what a chip needs: its name, null where the answer does not know it, and how to take it away again. */
export type ChosenFilter = { readonly key: FacetKey; readonly item: Toggled; readonly name: string | null };

/** True when the item is chosen in the search: in its group, or as a sub-item. */
export const isChosen = (state: SearchState, key: FacetKey, item: Toggled): boolean =>
  (item.parentFilterId === null ? state.chosen[key] : state.subItems).includes(item.filterId);

/**
 * A chosen filter item, in the form of the search state. Only the answer gives the group of a sub-item.
 */
export type FilterInfo = {
  readonly filterId: string;
  readonly filterKey: FacetKey | "SubFilter";
  readonly filterGroup: FacetKey | null;
};

/** Everything chosen, in the order of the groups, sub-items last. */
export const filterInfo = ({ chosen, subItems }: Pick<SearchState, "chosen" | "subItems">): readonly FilterInfo[] => [
  ...facetKeys.flatMap((key) => chosen[key].map((filterId) => ({ filterId, filterKey: key, filterGroup: key }))),
  ...subItems.map((filterId) => ({ filterId, filterKey: "SubFilter" as const, filterGroup: null })),
];

/** The chips above the results: one for everything chosen, named by the answer where it knows it. */
export const chosenFilters = (state: SearchState, groups: readonly SearchFilter[]): readonly ChosenFilter[] => {
  const known = groups.flatMap(({ filterKey, filterItems }) =>
    isFacetKey(filterKey)
      ? filterItems.flatMap((item) => [item, ...item.subItems]).map((item) => ({ key: filterKey, item }))
      : [],
  );
  return filterInfo(state).map(({ filterId, filterGroup }) => {
    const found = known.find(({ key, item }) =>
      filterGroup === null
        ? item.parentFilterId !== null && item.filterId === filterId
        : item.parentFilterId === null && key === filterGroup && item.filterId === filterId,
    );
    if (found) return { ...found, name: found.item.filterName };
    const parentFilterId = filterGroup === null ? "" : null;
    return { key: filterGroup ?? "Municipality", item: { filterId, parentFilterId, subItems: [] }, name: null };
  });
};

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
