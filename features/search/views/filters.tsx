import { FilterGroup, type FilterItem } from "../../../platform/ui/index.ts";
import type { SearchFilter, SearchFilterItem } from "../calls.ts";
import {
  type FacetKey,
  facetParam,
  facets,
  isChosen,
  isFacetKey,
  type SearchState,
  SUB_ITEMS_PARAM,
  toggleFilter,
} from "../rules/index.ts";

type FiltersProps = {
  readonly state: SearchState;
  readonly groups: readonly SearchFilter[];
  readonly onSearch: (state: SearchState) => void;
};

/** The filter groups, each with its items and their counts. */
export const Filters = ({ groups, ...search }: FiltersProps) => (
  <div>
    {groups.map((group) =>
      isFacetKey(group.filterKey) ? (
        <Group key={group.filterKey} {...search} groupKey={group.filterKey} group={group} />
      ) : null,
    )}
  </div>
);

type GroupProps = Omit<FiltersProps, "groups"> & { readonly groupKey: FacetKey; readonly group: SearchFilter };

function Group({ groupKey, group, state, onSearch }: GroupProps) {
  const facet = facets[groupKey];
  const all = group.filterItems.flatMap((item) => [item, ...item.subItems]);
  const toggle = (id: string, checked: boolean) => {
    const item = all.find(({ filterId }) => filterId === id);
    if (item) onSearch(toggleFilter(state, groupKey, item, checked));
  };
  return (
    <FilterGroup
      title={group.filterTitle}
      name={facetParam(groupKey)}
      items={group.filterItems.map(fieldOf)}
      selected={all.filter((item) => isChosen(state, groupKey, item)).map(({ filterId }) => filterId)}
      type={facet.exclusive ? "radio" : "checkbox"}
      startOpen={facet.startsOpen === true}
      onToggle={toggle}
    />
  );
}

const fieldOf = ({ filterId, filterName, count, subItems }: SearchFilterItem): FilterItem => ({
  value: filterId,
  text: filterName,
  count,
  children: subItems.map((sub) => ({
    value: sub.filterId,
    text: sub.filterName,
    count: sub.count,
    name: SUB_ITEMS_PARAM,
  })),
});
