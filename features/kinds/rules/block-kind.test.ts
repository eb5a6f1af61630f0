import { expect, test } from "vitest";
import { BLOCK_KINDS, blockKindOf, definitions } from "./index.ts";

test("a kind is found by its name in any case, by its number, and by its number as text", () => {
  for (const kind of BLOCK_KINDS) {
    const { number } = definitions[kind];
    const asked = [kind, kind.toLowerCase(), kind.toUpperCase(), number, String(number)];
    expect(asked.map(blockKindOf)).toEqual(asked.map(() => kind));
  }
});

test("each kind has a number of its own", () => {
  const numbers = BLOCK_KINDS.map((kind) => definitions[kind].number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("anything else is undefined", () => {
  expect(["", "3", 10, "toString", "Sections", -1].map(blockKindOf)).toEqual(Array(6).fill(undefined));
});
