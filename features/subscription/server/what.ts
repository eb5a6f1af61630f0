import type { Language } from "../../../platform/pure/language/index.ts";
import {
  type FacetKey,
  type FilterInfo,
  filterInfo,
  type SearchRoute,
  type SearchState,
  storedFacets,
} from "../../search/rules/index.ts";
import { facetTextsIn } from "../../search/texts-facets.ts";
import type { Terms } from "../../term/server/index.ts";
import { subscriptionTextsIn } from "../texts.ts";

type Names = Pick<Terms, "byId" | "find">;

/** A search in words: what is searched for, then the names of what was chosen. */
export const whatOf = (state: SearchState, terms: Names, language: Language): string =>
  subscriptionTextsIn(language).what({
    ...state,
    names: filterInfo(state).map((chosen) => nameOf(chosen, terms, language)),
  });

/** The subject of an alert: the search, and the kind of documents. */
export const alertOf = (route: SearchRoute, state: SearchState, terms: Names, language: Language): string =>
  subscriptionTextsIn(language).within(whatOf(state, terms, language), subscriptionTextsIn(language).things[route]);

const choicesIn = (language: Language): Readonly<Partial<Record<FacetKey, Readonly<Record<string, string>>>>> =>
  facetTextsIn(language).choices;

/** As the search names it; null for what it does not know. */
function nameOf({ filterGroup: group, filterId: id }: FilterInfo, terms: Names, language: Language): string | null {
  const facet = group && storedFacets[group];
  switch (facet?.kind) {
    case "choice":
      return (group && choicesIn(language)[group]?.[id]) ?? null;
    case "year":
      return id;
    case "key":
      return terms.find(facet.termKind, id)?.name ?? null;
    default:
      return terms.byId(Number(id))?.name ?? null;
  }
}
