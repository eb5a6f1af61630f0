import fc from "fast-check";
import { expect, test } from "vitest";
import { sortedPart, sortKey } from "./order.ts";

test("a part of the order is what sorting everything gives", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 250 }),
      fc.nat(130),
      fc.nat(30),
      (list, from, size) => {
        const part = sortedPart(Int32Array.from(list), from, from + size, (a, b) => b - a);
        expect(part).toEqual(list.toSorted((a, b) => b - a).slice(from, from + size));
      },
    ),
  );
});

test("titles sort as a Norwegian list does", () => {
  const names = ["Åre", "Ærlig", "Zebra", "Aaberg", "Østers", "apekatt", "Bein", "2 briller", "Émile", "Eva"];
  const sorted = names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  expect(sorted).toEqual(["2 briller", "apekatt", "Bein", "Émile", "Eva", "Zebra", "Ærlig", "Østers", "Aaberg", "Åre"]);
});
