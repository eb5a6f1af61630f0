import type { SearchFilter, SearchFilterItem } from "../../core/contract/index.ts";
import { assessmentTypeTexts } from "../../texts/assessment-type.ts";
import { searchTexts } from "../../texts/search.ts";
import { type Chosen, type FacetKey, facetKeys } from "./facets.ts";
import type { Found } from "./store.ts";

type Named = { readonly id: string; readonly name: string; readonly parent: string | null };

const byName = new Intl.Collator("nb", { numeric: true });
const fixed = (names: Readonly<Record<string, string>>): readonly Named[] =>
  Object.entries(names).map(([id, name]) => ({ id, name, parent: null }));

/**
 * The groups as P section 3 gives them: years descending, all else ascending by name (P section 9). Statuses and types are
 * always listed, the rest when something has them or they are chosen. A group with nothing in it is not visible.
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
  switch (key) {
    case "AssessmentStatus":
      return inOrder(fixed(searchTexts.statuses));
    case "AssessmentType":
      return inOrder(fixed(assessmentTypeTexts));
    case "Published":
      return [...new Set([...counted, ...chosen.Published.map(String)])]
        .toSorted((a, b) => Number(b) - Number(a))
        .map((year) => ({ id: year, name: year, parent: null }));
    default:
      return inOrder(termNames(key, found));
  }
}

const kinds: Readonly<
  Record<Exclude<FacetKey, "AssessmentStatus" | "AssessmentType" | "Published">, readonly string[]>
> = {
  Organization: ["organization", "organization-group"],
  Municipality: ["municipality", "county"],
  Topic: ["topic"],
  MethodType: ["method-type"],
};

const termNames = (key: keyof typeof kinds, { terms }: Found): readonly Named[] =>
  terms
    .filter(({ kind }) => kinds[key].includes(kind))
    .map(({ id, name, parentId }) => ({ id: String(id), name, parent: parentId === null ? null : String(parentId) }));

const inOrder = (named: readonly Named[]) => named.toSorted((a, b) => byName.compare(a.name, b.name));
