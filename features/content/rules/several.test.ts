import { expect, test } from "vitest";
import { draftAbove, placesForAll, termsOfAll, withTerm } from "./index.ts";
import { term } from "./property/index.ts";
import { termsInAll } from "./several.ts";

const node = (id: number, parent: number | null, type: string) => ({ id, parent, type });
const nodes = [
  node(1, null, "StartPage"),
  node(2, 1, "CatalogPage"),
  node(3, 1, "CatalogPage"),
  node(4, 2, "StandardPage"),
  node(5, 2, "StandardPage"),
  node(6, 4, "StandardPage"),
  node(7, 1, "NotFoundPage"),
];
const at = (...ids: readonly number[]) => nodes.filter(({ id }) => ids.includes(id));

test("several pages are moved to where all of them may stand, not below one of them, and not where all of them stand", () => {
  expect(placesForAll(nodes, at(4, 5)).map(({ id }) => id)).toEqual([1, 3]);
  expect(placesForAll(nodes, at(5, 6)).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(placesForAll(nodes, at(7, 4)).map(({ id }) => id)).toEqual([]);
});

test("what stands under a draft is not for readers yet, unless the draft is published along with it", () => {
  const page = (id: number, parent: number | null, state: string) => ({ id, parent, state });
  const tree = [
    page(1, null, "published"),
    page(2, 1, "draft"),
    page(3, 2, "changed"),
    page(4, 3, "draft"),
    page(5, 1, "draft"),
  ];
  const above = (id: number, ...chosen: readonly number[]) => draftAbove(tree, id, new Set(chosen))?.id;
  expect([above(1), above(3), above(4), above(5)]).toEqual([undefined, 2, 2, undefined]);
  expect([above(4, 4, 2), above(4, 3), above(4, 4)]).toEqual([undefined, 2, 2]);
});

test("a term is set for several pages in the properties that all of them have", () => {
  const names = (...types: readonly string[]) => termsOfAll(types).map(({ name }) => name);
  expect(names("MethodNotificationPage", "MethodNotificationPage")).toEqual([
    ...["topics", "methodTypes", "publishers", "source", "organizations", "subjects"],
    ...["financialResponsibility", "orderRecommendation"],
  ]);
  expect(names("MethodNotificationPage", "StandardPage")).toEqual([]);
  expect(names("StandardPage")).toEqual([]);
  expect(names()).toEqual([]);
  const one = term({ of: "source", most: 1 });
  expect(termsInAll([{ source: one }, { source: one }])).toHaveLength(1);
  expect(termsInAll([{ source: one }, { source: term({ of: "source" }) }])).toEqual([]);
});

test("a term is added once and taken away, by whichever key it has; where there is no room what stands there stays", () => {
  const property = (name: string) => {
    const found = termsOfAll(["MethodNotificationPage"]).find((each) => each.name === name)?.property;
    if (!found) throw new Error(name);
    return found;
  };
  const hud = { value: "hud" };
  const kreft = { value: "kreft", also: ["svulst", "onkologi"] };
  expect(withTerm(property("topics"), ["kreft"], "addTerm", hud)).toEqual(["kreft", "hud"]);
  expect(withTerm(property("topics"), ["kreft"], "addTerm", kreft)).toBe("asItIs");
  expect(withTerm(property("topics"), ["svulst"], "addTerm", kreft)).toBe("asItIs");
  expect(withTerm(property("topics"), undefined, "addTerm", hud)).toEqual(["hud"]);
  expect(withTerm(property("source"), [], "addTerm", { value: "sbu" })).toEqual(["sbu"]);
  expect(withTerm(property("source"), ["sbu"], "addTerm", { value: "sbu" })).toBe("asItIs");
  expect(withTerm(property("source"), ["fhi"], "addTerm", { value: "sbu" })).toBe("noRoom");
  expect(withTerm(property("topics"), ["kreft", "hud"], "takeTerm", kreft)).toEqual(["hud"]);
  expect(withTerm(property("topics"), ["onkologi", "hud", "kreft"], "takeTerm", kreft)).toEqual(["hud"]);
  expect(withTerm(property("topics"), ["hud"], "takeTerm", kreft)).toBe("asItIs");
});
