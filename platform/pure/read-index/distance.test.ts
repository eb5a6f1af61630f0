import fc from "fast-check";
import { expect, test } from "vitest";
import { distance } from "./distance.ts";

test.each([
  ["igjen", "igen", 1],
  ["hjerte", "hjetre", 1],
  ["modellene", "modlelene", 1],
  ["sykdom", "sjukdom", 2],
  ["laser", "ultralyd", 3],
])("between %s and %s there are %i slips, of which at most 3 count", (a, b, apart) => {
  expect(distance(a, b, 2)).toBe(apart);
});

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });

test("is the same both ways, zero for equal words only, and one for one slip", () => {
  fc.assert(
    fc.property(word, word, fc.nat(6), (a, b, at) => {
      expect(distance(a, b, 2)).toBe(distance(b, a, 2));
      expect(distance(a, b, 2) === 0).toBe(a === b);
      expect(distance(a, `${a.slice(0, at)}x${a.slice(at)}`, 2)).toBe(1);
    }),
  );
});
