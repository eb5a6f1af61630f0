import type { SearchFilter, SearchFilterItem } from "../../core/contract/index.ts";
import { type Chosen, canHold, type FacetKey, facetKeys, facets } from "../../core/search/index.ts";
import { searchTexts } from "../../texts/search.ts";
import type { Found } from "./found.ts";

type Named = { readonly id: string; readonly name: string; readonly parent: string | null };

const choices: Readonly<Partial<Record<FacetKey, Readonly<Record<string, string>>>>> = searchTexts.choices;
const byName = new Intl.Collator("nb", { numeric: true });

/**
 * The groups of an answer, in the order of the facets. Years descend, all else ascends by name. Choices are always
 * listed, terms and years when something has them or they are chosen. A group with nothing in it is not visible.
 */
export const filterGroups = (found: Found, chosen: Chosen): SearchFilter[] =>
  facetKeys.map((key) => {
    const filterItems = itemsOf(key, found, chosen);
    return {
      filterKey: key,
      filterTitle: searchTexts.groups[key],
      visible: filterItems.length > 0,
      filterItems,
    };
  });

function itemsOf(key: FacetKey, found: Found, chosen: Chosen): SearchFilterItem[] {
  const countOf = new Map(found.counts.filter((count) => count.key === key).map(({ id, count }) => [id, count]));
  const named = namesOf(key, found, chosen, [...countOf.keys()]);
  const listed = new Set(named.map(({ id }) => id));
  const fields = ({ id, name }: Named, parent: string | null) => ({
    filterId: id,
    filterName: name,
    parentFilterId: parent,
    parentFilterKey: parent === null ? null : key,
    count: countOf.get(id) ?? 0,
  });
  return named
    .filter(({ parent }) => parent === null || !listed.has(parent))
    .map((item) => ({
      ...fields(item, null),
      subItems: named
        .filter(({ parent }) => parent === item.id)
        .map((sub) => ({ ...fields(sub, item.id), subItems: [] })),
    }));
}

function namesOf(key: FacetKey, found: Found, chosen: Chosen, counted: readonly string[]): readonly Named[] {
  const facet = facets[key];
  switch (facet.kind) {
    case "choice":
      return inOrder(Object.entries(choices[key] ?? {}).map(([id, name]) => ({ id, name, parent: null })));
    case "year":
      return [...new Set([...counted, ...chosen.items[key].filter((id) => canHold(key, id))])]
        .toSorted((a, b) => Number(b) - Number(a))
        .map((year) => ({ id: year, name: year, parent: null }));
    case "term":
      return inOrder(
        found.terms
          .filter(({ kind }) => kind === facet.termKind || kind === facet.groupKind)
          .map(({ id, name, parentId }) => ({
            id: String(id),
            name,
            parent: parentId === null ? null : String(parentId),
          })),
      );
  }
}

const inOrder = (named: readonly Named[]) => named.toSorted((a, b) => byName.compare(a.name, b.name));
