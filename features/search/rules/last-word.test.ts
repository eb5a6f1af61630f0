import fc from "fast-check";
import { expect, test } from "vitest";
import { splitLastWord } from "./last-word.ts";

test.each([
  ["hjer", "", "hjer"],
  ["laser mot øy", "laser mot", "øy"],
  ["mini-metodev", "mini-", "metodev"],
  ['"hjerte og kar" las', '"hjerte og kar"', "las"],
  ["", "", ""],
  ["laser ", "laser ", ""],
  ["laser -øye", "laser -øye", ""],
  ["laser or øye", "laser or øye", ""],
  ['"hjerte og ka', '"hjerte og ka', ""],
  ["laser a", "laser a", ""],
])("%j is split into %j and %j", (query, head, last) => {
  expect(splitLastWord(query)).toEqual({ head, last });
});

test("the last word is letters and digits only, whatever the query", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (query) => {
      expect(splitLastWord(query).last).toMatch(/^[\p{L}\p{N}]*$/u);
    }),
  );
});
