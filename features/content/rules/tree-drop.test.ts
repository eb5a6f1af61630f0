import fc from "fast-check";
import { expect, test } from "vitest";
import { placeOfDrop, placeOfNode, type TreeDrop } from "./tree-drop.ts";

const node = (id: number, parent: number | null, type = "StandardPage") => ({ id, parent, type });
const nodes = [node(1, null, "StartPage"), node(2, 1), node(3, 2), node(4, 1), node(5, 1, "LoginPage")];

test.each<[number, TreeDrop, unknown]>([
  [4, { id: 2, side: "before" }, { parent: 1, before: 2 }],
  [2, { id: 4, side: "after" }, { parent: 1, before: 5 }],
  [2, { id: 5, side: "after" }, { parent: 1, before: null }],
  [4, { id: 2, side: "into" }, { parent: 2, before: null }],
  [3, { id: 1, side: "into" }, { parent: 1, before: null }],
  [5, { id: 2, side: "before" }, { parent: 1, before: 2 }],
  [2, { id: 4, side: "before" }, null],
  [2, { id: 3, side: "into" }, null],
  [2, { id: 2, side: "into" }, null],
  [5, { id: 2, side: "into" }, null],
  [4, { id: 5, side: "into" }, null],
  [4, { id: 1, side: "before" }, null],
  [1, { id: 4, side: "into" }, null],
])("page %i dropped at %o goes to %o", (moved, drop, place) => {
  expect(placeOfDrop(nodes, moved, drop)).toEqual(place);
});

test("no page ends under itself, and a place that is given is another than it has", () => {
  const trees = fc
    .array(fc.nat(), { minLength: 2, maxLength: 12 })
    .map((parents) => parents.map((each, at) => node(at + 1, at === 0 ? null : (each % at) + 1)));
  const side = fc.constantFrom("before", "into", "after" as const);
  fc.assert(
    fc.property(trees, fc.nat(), fc.nat(), side, (tree, a, b, where) => {
      const [moved, id] = [(a % tree.length) + 1, (b % tree.length) + 1];
      const place = placeOfDrop(tree, moved, { id, side: where });
      if (!place) return;
      expect(place).not.toEqual(placeOfNode(tree, moved));
      for (let at: number | null = place.parent; at !== null; at = tree[at - 1]?.parent ?? null)
        expect(at).not.toBe(moved);
    }),
  );
});
