import {
  type FilterKey,
  filterKeys,
  type SearchSort,
  type SearchState,
  searchLimits,
} from "../contract/search-params.ts";
import { filterParam } from "./address.ts";

/** A filter item as far as choosing it is concerned: the shape of P section 3, "searchFilter". */
export type Toggled = {
  readonly filterId: string;
  readonly parentFilterId: string | null;
  readonly parentFilterKey: string | null;
  readonly subItems: readonly { readonly filterId: string }[];
};

/** The group keys of an answer: those of the filter map, and the year, which has a list of its own. */
export type GroupKey = Exclude<FilterKey, "SubFilter"> | "Published";

export const isGroupKey = (key: string): key is GroupKey =>
  key === "Published" || filterKeys.some((known) => known === key && known !== "SubFilter");

const without = (ids: readonly string[], removed: readonly string[]) => ids.filter((id) => !removed.includes(id));
const including = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids : [...ids, id].slice(-searchLimits.chosenPerFilter);

/**
 * Chooses or removes one filter item and starts at page 1 (P section 4). An assessment type replaces the earlier one.
 * A sub-item replaces its parent and a parent its sub-items, since the parent already means all of them.
 */
export function toggleFilter(state: SearchState, key: GroupKey, item: Toggled, checked: boolean): SearchState {
  if (key === "Published") return toggleYear(state, Number(item.filterId), checked);
  if (item.parentFilterId !== null) return toggleSubItem(state, key, item.filterId, item.parentFilterId, checked);
  const param = filterParam(key);
  if (!checked) return { ...state, page: 1, [param]: without(state[param], [item.filterId]) };
  return {
    ...state,
    page: 1,
    filterSubFilter: without(
      state.filterSubFilter,
      item.subItems.map((sub) => sub.filterId),
    ),
    [param]: key === "AssessmentType" ? [item.filterId] : including(state[param], item.filterId),
  };
}

const toggleSubItem = (
  state: SearchState,
  key: FilterKey,
  id: string,
  parent: string,
  checked: boolean,
): SearchState => ({
  ...state,
  page: 1,
  [filterParam(key)]: checked ? without(state[filterParam(key)], [parent]) : state[filterParam(key)],
  filterSubFilter: checked ? including(state.filterSubFilter, id) : without(state.filterSubFilter, [id]),
});

const toggleYear = (state: SearchState, year: number, checked: boolean): SearchState => {
  const others = state.published.filter((chosen) => chosen !== year);
  return { ...state, page: 1, published: checked ? [...others, year] : others };
};

/** Changes the sort and starts at page 1 (P section 4). */
export const chooseSort = (state: SearchState, sort: SearchSort): SearchState => ({ ...state, sort, page: 1 });

/** A new text: the filters stay, the page starts at 1, and the best hits come first only if the person chose so. */
export const chooseQuery = (state: SearchState, q: string): SearchState => ({
  ...state,
  q,
  page: 1,
  sort: q === "" && state.sort === "relevance" ? "published" : state.sort,
});
