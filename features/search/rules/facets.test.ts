import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { idsOf } from "../../../test/builders/search-states.ts";
import { SearchRequest } from "../calls.ts";
import { facetTexts } from "../texts-facets.ts";
import { addressParams, facetAddress, searchAddress, searchOf } from "./address.ts";
import { chosenFilters, toggleFilter } from "./choosing.ts";
import { canHold, facetKeys, facetParam, facets } from "./facets.ts";
import { chosenIn, searchRequest } from "./search-request.ts";
import { emptySearch } from "./search-state.ts";

const anItemOf = (filterId: string) => ({ filterId, parentFilterId: null, parentFilterKey: null, count: 1 });

describe.each(facetKeys)("the facet %s", (key) => {
  const choosing = (ids: readonly string[]) => ({ ...emptySearch, chosen: { ...emptySearch.chosen, [key]: ids } });
  const itsIds = idsOf(key);

  test("has a name, and a name for each choice", () => {
    expect(facetTexts.groups[key]).toMatch(/\S/);
    const names: Readonly<Partial<Record<string, object>>> = facetTexts.choices;
    const facet = facets[key];
    const ids = Object.keys(names[key] ?? {});
    expect(ids.length > 0).toBe(facet.kind === "choice");
    for (const id of ids) expect(canHold(key, id)).toBe(true);
  });

  test("is read from its address as it was written, under both of its names, and from nobody else's", () => {
    fc.assert(
      fc.property(itsIds, (ids) => {
        const state = choosing(ids);
        expect(searchOf(addressParams(state))).toEqual(state);
        expect(searchOf({ [`filter${key}`]: ids })).toEqual(state);
        const params = [...new URL(searchAddress(state), "https://a.no").searchParams.keys()];
        expect(params).toEqual(ids.length > 0 ? [facetParam(key)] : []);
        if (ids[0]) expect(facetAddress(key, ids[0])).toBe(searchAddress(choosing([ids[0]])));
      }),
    );
  });

  test("is read from the request as the page chose it; an id that cannot be read matches nothing", () => {
    fc.assert(
      fc.property(itsIds, (ids) => {
        const asked = chosenIn(SearchRequest.parse(searchRequest(choosing(ids))));
        expect(asked).toEqual({ items: choosing(ids).chosen, subItems: [] });
      }),
    );
    const unreadable = chosenIn({ filter: { [key]: ["1 or 1=1"] }, published: [], subFilter: [] });
    expect(unreadable.items[key]).toEqual(["0"]);
  });

  test("what is chosen is a chip that takes it away again", () => {
    fc.assert(
      fc.property(itsIds, (ids) => {
        const filterItems = ids.map((id) => ({ ...anItemOf(id), filterName: `Navn ${id}`, subItems: [] }));
        const groups = [{ filterKey: key, filterTitle: "", visible: true, filterItems }];
        const chips = chosenFilters(choosing(ids), groups);
        expect(chips.map(({ name }) => name)).toEqual(ids.map((id) => `Navn ${id}`));
        const cleared = chips.reduce((state, chip) => toggleFilter(state, chip.key, chip.item, false), choosing(ids));
        expect(cleared).toEqual(emptySearch);
      }),
    );
  });

  test("has one item chosen at a time if it is exclusive, otherwise several", () => {
    const [first = "", second = ""] = facets[key].kind === "year" ? ["2023", "2024"] : ["1", "2"];
    const one = toggleFilter(emptySearch, key, { ...anItemOf(first), subItems: [] }, true);
    const both = toggleFilter(one, key, { ...anItemOf(second), subItems: [] }, true);
    expect(both.chosen[key]).toEqual(facets[key].exclusive ? [second] : [first, second]);
  });
});
