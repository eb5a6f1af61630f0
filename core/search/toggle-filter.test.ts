import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptySearch } from "./address.ts";
import { chosenFilters, isChosen } from "./chosen-filters.ts";
import { searchStates } from "./search-state.arbitrary.ts";
import { chooseStateFilter, stateFilterOf, stateFilters } from "./state-filter.ts";
import { chooseQuery, chooseSort, toggleFilter } from "./toggle-filter.ts";

const item = (filterId: string) => ({ filterId, parentFilterId: null, parentFilterKey: null, subItems: [] });
const halden = { filterId: "31", parentFilterId: "3", parentFilterKey: "Municipality", subItems: [] };
const ostfold = { ...item("3"), subItems: [halden] };

describe("choosing a filter", () => {
  test("sets it, removes it again, and starts at page 1", () => {
    fc.assert(
      fc.property(searchStates, fc.constantFrom("Topic", "Organization", "MethodType"), (state, key) => {
        const chosen = toggleFilter(state, key, item("7"), true);
        expect([chosen.page, isChosen(chosen, key, item("7"))]).toEqual([1, true]);
        const removed = toggleFilter(chosen, key, item("7"), false);
        expect([removed.page, isChosen(removed, key, item("7"))]).toEqual([1, false]);
        expect(toggleFilter(chosen, key, item("7"), true)).toEqual(chosen);
      }),
    );
  });

  test("an assessment type clears earlier assessment types first", () => {
    const first = toggleFilter(emptySearch, "AssessmentType", item("1"), true);
    expect(toggleFilter(first, "AssessmentType", item("2"), true).filterAssessmentType).toEqual(["2"]);
  });

  test("years are numbers in a list of their own", () => {
    const chosen = toggleFilter(emptySearch, "Published", item("2024"), true);
    expect(chosen.published).toEqual([2024]);
    expect(toggleFilter(chosen, "Published", item("2024"), false)).toEqual(emptySearch);
  });

  test("a sub-item replaces its parent, and the parent its sub-items", () => {
    const county = toggleFilter(emptySearch, "Municipality", ostfold, true);
    expect(county.filterMunicipality).toEqual(["3"]);
    const municipality = toggleFilter(county, "Municipality", halden, true);
    expect([municipality.filterMunicipality, municipality.filterSubFilter]).toEqual([[], ["31"]]);
    expect(toggleFilter(municipality, "Municipality", ostfold, true)).toEqual(county);
    expect(toggleFilter(municipality, "Municipality", halden, false)).toEqual(emptySearch);
  });
});

test("the state filter is exclusive, clears the text, and leaves the sort that needs one", () => {
  fc.assert(
    fc.property(searchStates, fc.constantFrom(...stateFilters), (state, choice) => {
      const chosen = chooseStateFilter(state, choice);
      expect(stateFilterOf(chosen)).toBe(choice);
      expect([chosen.q, chosen.page]).toEqual(["", 1]);
      expect(chosen.sort).not.toBe("relevance");
      expect(chosen.filterByHealthAuthority && chosen.filterByMunicipality).toBe(false);
    }),
  );
});

test("a new sort or a new text starts at page 1; without a text nothing is sorted by best hits", () => {
  const deep = { ...emptySearch, q: "laser", page: 4, sort: "relevance" as const };
  expect(chooseSort(deep, "modified")).toEqual({ ...deep, sort: "modified", page: 1 });
  expect(chooseQuery(deep, "lys")).toEqual({ ...deep, q: "lys", page: 1 });
  expect(chooseQuery(deep, "")).toEqual(emptySearch);
});

test("chips are what is chosen, in the groups' order, sub-items with their own name", () => {
  const named = (filterId: string, filterName: string) => ({ ...item(filterId), filterName, count: 1, subItems: [] });
  const groups = [
    {
      filterKey: "Municipality",
      filterTitle: "",
      visible: true,
      filterItems: [
        { ...named("3", "Østfold"), subItems: [{ ...halden, filterName: "Halden", count: 1, subItems: [] as [] }] },
      ],
    },
    { filterKey: "Published", filterTitle: "", visible: true, filterItems: [named("2024", "2024")] },
    { filterKey: "MadeUp", filterTitle: "", visible: true, filterItems: [named("3", "?")] },
  ];
  const state = { ...emptySearch, published: [2024], filterSubFilter: ["31"] };
  expect(chosenFilters(state, groups).map(({ key, name }) => [key, name])).toEqual([
    ["Municipality", "Halden"],
    ["Published", "2024"],
  ]);
});
