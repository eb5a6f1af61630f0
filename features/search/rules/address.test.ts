import fc from "fast-check";
import { expect, test } from "vitest";
import { searchStates } from "../../../test/builders/search-states.ts";
import { addressParams, facetAddress, searchAddress, searchOf } from "./address.ts";
import { emptySearch, isChanged, isNarrowed, searchSorts } from "./search-state.ts";

/** As a router reads an address: a repeated key becomes a list. */
const read = (address: string) => {
  const params: Record<string, string[]> = {};
  for (const [key, value] of new URLSearchParams(address.split("?")[1])) params[key] = [...(params[key] ?? []), value];
  return searchOf(params);
};

test("every search survives the way through its address", () => {
  fc.assert(
    fc.property(searchStates, (state) => {
      expect(read(searchAddress(state))).toEqual(state);
    }),
  );
  fc.assert(
    fc.property(searchStates, (state) => {
      expect(searchOf(addressParams(state))).toEqual(state);
    }),
  );
});

test("any parameters at all give a search within bounds", () => {
  const keys = fc.constantFrom("q", "page", "pageSize", "sort", "published", "filterTopic", "filterByMunicipality");
  const values = fc.oneof(fc.string(), fc.array(fc.string()), fc.integer(), fc.constant(undefined), fc.constant(null));
  fc.assert(
    fc.property(fc.dictionary(keys, values), (params) => {
      const state = searchOf(params);
      expect(state.page).toBeGreaterThanOrEqual(1);
      expect(state.page).toBeLessThanOrEqual(10_000);
      expect(state.pageSize).toBeGreaterThanOrEqual(1);
      expect(state.pageSize).toBeLessThanOrEqual(100);
      expect(state.q.length).toBeLessThanOrEqual(1000);
      expect(searchSorts).toContain(state.sort);
      expect(state.chosen.Topic.every((id) => /^\d{1,9}$/.test(id))).toBe(true);
      expect(read(searchAddress(state))).toEqual(state);
    }),
  );
});

test("years are read under both of their names, and written under one", () => {
  const state = read("/sok/?filterPublished=2025,2023&published=2024");
  expect(state.chosen.Published).toEqual(["2024", "2025", "2023"]);
  expect(read("/sok/?filterPublished=2025&filterPublished=2023").chosen.Published).toEqual(["2025", "2023"]);
  expect(searchAddress(state)).toBe("/sok/?published=2024,2025,2023");
  expect(Object.keys(addressParams(state))).toEqual(["published"]);
});

test("the address is the specification's: lists comma-joined, defaults left out", () => {
  expect(searchAddress(emptySearch)).toBe("/sok/");
  const state = {
    ...emptySearch,
    q: "hjerte og kar",
    page: 2,
    sort: "modified" as const,
    from: "municipality" as const,
    chosen: { ...emptySearch.chosen, Published: ["2024", "2023"], AssessmentStatus: ["3"], Topic: ["12", "15"] },
    subItems: ["31"],
  };
  expect(searchAddress(state)).toBe(
    "/sok/?q=hjerte+og+kar&page=2&sort=modified&filterAssessmentStatus=3&filterTopic=12,15&published=2024,2023&filterSubFilter=31&filterByMunicipality=true",
  );
  expect(facetAddress("Topic", 12)).toBe("/sok/?filterTopic=12");
});

test("a plain form's repeated keys are one list, and its empty fields are nothing", () => {
  const state = searchOf({
    q: "",
    page: "",
    filterTopic: ["12", "15,12", ""],
    filterAssessmentType: "",
    pageSize: "0",
  });
  expect(state).toEqual({ ...emptySearch, chosen: { ...emptySearch.chosen, Topic: ["12", "15"] }, pageSize: 1 });
});

test("there is something to reset when the search is narrowed, sorted or paged by choice", () => {
  expect([emptySearch, { ...emptySearch, page: 3 }].map(isChanged)).toEqual([false, false]);
  for (const changed of [{ q: "a" }, { sort: "modified" as const }, { pageSize: 50 }])
    expect(isChanged({ ...emptySearch, ...changed })).toBe(true);
});

test("a search is narrowed by text, filters and the state filter, but not by page or sort", () => {
  expect(isNarrowed({ ...emptySearch, page: 3, sort: "modified" })).toBe(false);
  for (const narrowed of [
    { q: "a" },
    { chosen: { ...emptySearch.chosen, Published: ["2024"] } },
    { subItems: ["1"] },
    { from: "municipality" as const },
  ])
    expect(isNarrowed({ ...emptySearch, ...narrowed })).toBe(true);
});
