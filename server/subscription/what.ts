import { facetKeys, type SearchRoute, type SearchState, storedFacets } from "../../core/search/index.ts";
import { subscriptionTexts } from "../../texts/subscription.ts";
import type { Terms } from "../term/index.ts";

/** A search in words: what is searched for, then the names of what was chosen. */
export function whatOf({ q, chosen, subItems, from }: SearchState, terms: Pick<Terms, "byId">): string {
  const ids = [...facetKeys.flatMap((key) => (storedFacets[key].kind === "term" ? chosen[key] : [])), ...subItems];
  const names = ids.flatMap((id) => terms.byId(Number(id))?.name ?? []);
  const others = facetKeys.some((key) => storedFacets[key].kind !== "term" && chosen[key].length > 0) || from !== "all";
  const parts = [...(q ? [`«${q}»`] : []), ...names, ...(others ? [subscriptionTexts.otherFilters] : [])];
  return parts.length > 0 ? parts.join(", ") : subscriptionTexts.everything;
}

/** What an alert is about: the search, and of which things. */
export const alertOf = (route: SearchRoute, state: SearchState, terms: Pick<Terms, "byId">): string =>
  subscriptionTexts.within(whatOf(state, terms), subscriptionTexts.things[route]);
