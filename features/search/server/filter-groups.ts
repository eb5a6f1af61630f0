import type { Language } from "../../../platform/pure/language/index.ts";
import type { SearchFilter, SearchFilterItem } from "../../api/index.ts";
import type { TermRow, Terms } from "../../term/server/index.ts";
import { type Chosen, canHold, type FacetKey, routeFacets, type SearchRoute, storedFacets } from "../rules/index.ts";
import { facetTextsIn } from "../texts-facets.ts";
import type { Found } from "./engine.ts";

type Named = { readonly id: string; readonly name: string; readonly parent: string | null };

const choicesIn = (language: Language): Readonly<Partial<Record<FacetKey, Readonly<Record<string, string>>>>> =>
  facetTextsIn(language).choices;
const byName = new Intl.Collator("nb", { numeric: true });

/**
 * The groups of an answer, in the order of the facets. Years descend, all else ascends by name. Choices are always
 * listed, terms and years when something has them or they are chosen. A group with nothing in it is not visible.
 */
export const filterGroups = (
  route: SearchRoute,
  counts: Counts,
  chosen: Chosen,
  terms: Terms,
  language: Language,
): SearchFilter[] =>
  routeFacets[route].map((key) => {
    const filterItems = itemsOf(key, counts, chosen, terms, language);
    return {
      filterKey: key,
      filterTitle: facetTextsIn(language).groups[key],
      visible: filterItems.length > 0,
      filterItems,
    };
  });

type Counts = Found["counts"];

function itemsOf(key: FacetKey, counts: Counts, chosen: Chosen, terms: Terms, language: Language): SearchFilterItem[] {
  const countOf = new Map(counts.filter((count) => count.key === key).map(({ id, count }) => [id, count]));
  const named = namesOf(key, chosen, [...countOf.keys()], terms, language);
  const listed = new Set(named.map(({ id }) => id));
  const subItems = Map.groupBy(named, ({ parent }) => parent);
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
      subItems: (subItems.get(item.id) ?? []).map((sub) => ({ ...fields(sub, item.id), subItems: [] })),
    }));
}

function namesOf(
  key: FacetKey,
  chosen: Chosen,
  counted: readonly string[],
  terms: Terms,
  language: Language,
): readonly Named[] {
  const facet = storedFacets[key];
  const listed = [...new Set([...counted, ...chosen.items[key].filter((id) => canHold(key, id))])];
  switch (facet.kind) {
    case "choice":
      return inOrder(Object.entries(choicesIn(language)[key] ?? {}).map(([id, name]) => ({ id, name, parent: null })));
    case "year":
      return listed.toSorted((a, b) => Number(b) - Number(a)).map((year) => ({ id: year, name: year, parent: null }));
    case "key":
      return listed
        .flatMap((id) => terms.find(facet.termKind, id) ?? [])
        .toSorted((a, b) => terms.placeOf(a) - terms.placeOf(b))
        .map(({ key: id, name }) => ({ id, name, parent: null }));
    case "term": {
      const kinds = [...facet.termKinds, facet.groupKind];
      const named = [...listed, ...chosen.subItems].flatMap((id) => terms.byId(Number(id)) ?? []);
      const withGroups = named.flatMap((term) => [term, ...groupOf(term, terms)]);
      return [...new Set(withGroups)]
        .filter(({ kind }) => kinds.includes(kind))
        .toSorted((a, b) => terms.placeOf(a) - terms.placeOf(b))
        .map(({ id, name, parent_id }) => ({
          id: `${id}`,
          name,
          parent: parent_id === null ? null : `${parent_id}`,
        }));
    }
  }
}

/** The group above a term, so that the term can be listed there. */
const groupOf = ({ parent_id }: TermRow, terms: Terms): readonly TermRow[] => {
  const group = parent_id === null ? undefined : terms.byId(parent_id);
  return group ? [group] : [];
};

const inOrder = (named: readonly Named[]) => named.toSorted((a, b) => byName.compare(a.name, b.name));
