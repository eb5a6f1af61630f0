import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { searchStates } from "../../../test/builders/search-states.ts";
import {
  chooseQuery,
  chooseSort,
  chooseStateFilter,
  chosenFilters,
  filterInfo,
  isChosen,
  toggleFilter,
} from "./choosing.ts";
import { emptySearch, type SearchState } from "./search-state.ts";
import { stateFilters } from "./state-filter.ts";

const item = (filterId: string) => ({ filterId, parentFilterId: null, subItems: [] });
const halden = { filterId: "31", parentFilterId: "3", subItems: [] };
const ostfold = { ...item("3"), subItems: [halden] };

describe("choosing a filter", () => {
  test("sets it, removes it again, and starts at page 1", () => {
    fc.assert(
      fc.property(searchStates, fc.constantFrom("Topic", "Organization", "MethodType", "Published"), (state, key) => {
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
    expect(toggleFilter(first, "AssessmentType", item("2"), true).chosen.AssessmentType).toEqual(["2"]);
  });

  test("a sub-item replaces its parent, and the parent its sub-items", () => {
    const county = toggleFilter(emptySearch, "Municipality", ostfold, true);
    expect(county.chosen.Municipality).toEqual(["3"]);
    const municipality = toggleFilter(county, "Municipality", halden, true);
    expect([municipality.chosen.Municipality, municipality.subItems]).toEqual([[], ["31"]]);
    expect(toggleFilter(municipality, "Municipality", ostfold, true)).toEqual(county);
    expect(toggleFilter(municipality, "Municipality", halden, false)).toEqual(emptySearch);
  });
});

test("the state filter is exclusive, clears the text, and leaves the sort that needs one", () => {
  fc.assert(
    fc.property(searchStates, fc.constantFrom(...stateFilters), (state, choice) => {
      const chosen = chooseStateFilter(state, choice);
      expect(chosen.from).toBe(choice);
      expect([chosen.q, chosen.page]).toEqual(["", 1]);
      expect(chosen.sort).not.toBe("relevance");
    }),
  );
});

test("a new sort or a new text starts at page 1; without a text nothing is sorted by best hits", () => {
  const deep = { ...emptySearch, q: "laser", page: 4, sort: "relevance" as const };
  expect(chooseSort(deep, "modified")).toEqual({ ...deep, sort: "modified", page: 1 });
  expect(chooseQuery(deep, "lys")).toEqual({ ...deep, q: "lys", page: 1 });
  expect(chooseQuery(deep, "")).toEqual(emptySearch);
});

test("what the answer does not know is chosen all the same, and can be taken away", () => {
  const state = { ...emptySearch, chosen: { ...emptySearch.chosen, Topic: ["7"] }, subItems: ["31"] };
  expect(filterInfo(state)).toEqual([
    { filterId: "7", filterKey: "Topic", filterGroup: "Topic" },
    { filterId: "31", filterKey: "SubFilter", filterGroup: null },
  ]);
  const chips = chosenFilters(state, []);
  expect(chips.map(({ name }) => name)).toEqual([null, null]);
  const cleared = chips.reduce<SearchState>((before, { key, item }) => toggleFilter(before, key, item, false), state);
  expect(cleared).toEqual(emptySearch);
});

test("chips are what is chosen, in the groups' order, then sub-items with their own name", () => {
  const named = (filterId: string, filterName: string) => ({
    ...item(filterId),
    parentFilterKey: null,
    filterName,
    count: 1,
    subItems: [],
  });
  const groups = [
    {
      filterKey: "Municipality",
      filterTitle: "",
      visible: true,
      filterItems: [
        {
          ...named("3", "Østfold"),
          subItems: [
            { ...halden, parentFilterKey: "Municipality", filterName: "Halden", count: 1, subItems: [] as [] },
          ],
        },
      ],
    },
    { filterKey: "Published", filterTitle: "", visible: true, filterItems: [named("2024", "2024")] },
    { filterKey: "MadeUp", filterTitle: "", visible: true, filterItems: [named("3", "?")] },
  ];
  const state = { ...emptySearch, chosen: { ...emptySearch.chosen, Published: ["2024"] }, subItems: ["31"] };
  expect(chosenFilters(state, groups).map(({ key, name }) => [key, name])).toEqual([
    ["Published", "2024"],
    ["Municipality", "Halden"],
  ]);
});
