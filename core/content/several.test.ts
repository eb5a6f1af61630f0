import { expect, test } from "vitest";
import { placesForAll } from "./index.ts";

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
