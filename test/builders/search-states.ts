import fc from "fast-check";
import {
  byFacet,
  cleanQuery,
  type FacetKey,
  facets,
  type SearchState,
  searchSorts,
  stateFilters,
} from "../../features/search/rules/index.ts";
import { facetTexts } from "../../features/search/texts-facets.ts";

const termIds = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }).map(String), { maxLength: 5 });
const years = fc.uniqueArray(fc.integer({ min: 1900, max: 2099 }).map(String), { maxLength: 5 });

/** Any ids that may be chosen in a group. */
export function idsOf(key: FacetKey): fc.Arbitrary<readonly string[]> {
  const facet = facets[key];
  const names: Readonly<Partial<Record<string, object>>> = facetTexts.choices;
  switch (facet.kind) {
    case "choice":
      return fc.subarray(Object.keys(names[key] ?? {}));
    case "year":
      return years;
    case "term":
      return termIds;
    case "key":
      return fc.uniqueArray(fc.constantFrom("nice", "sbu", "kilde-2", "7"), { maxLength: 3 });
  }
}

/** Any search that the page can be in. */
export const searchStates: fc.Arbitrary<SearchState> = fc.record({
  q: fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("", "a&b=c", "100 %", "a,b+c", "æøå")).map(cleanQuery),
  page: fc.integer({ min: 1, max: 10_000 }),
  pageSize: fc.integer({ min: 1, max: 100 }),
  sort: fc.constantFrom(...searchSorts),
  from: fc.constantFrom(...stateFilters),
  offersCollaboration: fc.boolean(),
  chosen: fc.record(byFacet(idsOf)),
  subItems: termIds,
});
