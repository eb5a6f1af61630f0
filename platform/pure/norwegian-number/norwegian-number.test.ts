import fc from "fast-check";
import { expect, test } from "vitest";
import { norwegianNumber } from "./index.ts";

test("thousands are set apart by a thin space that does not break, and nothing else changes", () => {
  expect([0, 7, 999, 1092, 12_345_678].map(norwegianNumber)).toEqual([
    "0",
    "7",
    "999",
    "1\u202f092",
    "12\u202f345\u202f678",
  ]);
  fc.assert(fc.property(fc.maxSafeNat(), (value) => Number(norwegianNumber(value).replaceAll("\u202f", "")) === value));
});
