import fc from "fast-check";
import { cleanQuery, type SearchState, searchSorts } from "../contract/search-params.ts";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }).map(String), { maxLength: 5 });
const oneToThree = fc.subarray(["1", "2", "3"]);

/** Any search that the page can be in. */
export const searchStates: fc.Arbitrary<SearchState> = fc.record({
  q: fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("", "a&b=c", "100 %", "a,b+c", "æøå")).map(cleanQuery),
  page: fc.integer({ min: 1, max: 10_000 }),
  pageSize: fc.integer({ min: 1, max: 100 }),
  sort: fc.constantFrom(...searchSorts),
  published: fc.uniqueArray(fc.integer({ min: 1900, max: 2099 }), { maxLength: 5 }),
  filterAssessmentStatus: oneToThree,
  filterAssessmentType: oneToThree,
  filterOrganization: ids,
  filterMunicipality: ids,
  filterTopic: ids,
  filterMethodType: ids,
  filterSubFilter: ids,
  filterByHealthAuthority: fc.boolean(),
  filterByMunicipality: fc.boolean(),
});
