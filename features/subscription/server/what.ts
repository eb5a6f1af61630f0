import {
  type FacetKey,
  type FilterInfo,
  filterInfo,
  type SearchRoute,
  type SearchState,
  storedFacets,
} from "../../search/rules/index.ts";
import { facetTexts } from "../../search/texts.ts";
import type { Terms } from "../../term/server/index.ts";
import { subscriptionTexts } from "../texts.ts";

type Names = Pick<Terms, "byId" | "find">;

/** A search in words: what is searched for, then the names of what was chosen. */
export const whatOf = (state: SearchState, terms: Names): string =>
  subscriptionTexts.what({ ...state, names: filterInfo(state).map((chosen) => nameOf(chosen, terms)) });

/** The subject of an alert: the search, and the kind of documents. */
export const alertOf = (route: SearchRoute, state: SearchState, terms: Names): string =>
  subscriptionTexts.within(whatOf(state, terms), subscriptionTexts.things[route]);

const choices: Readonly<Partial<Record<FacetKey, Readonly<Record<string, string>>>>> = facetTexts.choices;

/** As the search names it; null for what it does not know. */
function nameOf({ filterGroup: group, filterId: id }: FilterInfo, terms: Names): string | null {
  const facet = group && storedFacets[group];
  switch (facet?.kind) {
    case "choice":
      return (group && choices[group]?.[id]) ?? null;
    case "year":
      return id;
    case "key":
      return terms.find(facet.termKind, id)?.name ?? null;
    default:
      return terms.byId(Number(id))?.name ?? null;
  }
}
