import fc from "fast-check";
import { expect, test } from "vitest";
import {
  canonicalCount,
  canonicalNumber,
  decimalsOf,
  numberOf,
  rounded,
  shownAsWritten,
  shownInText,
  shownNumber,
} from "./index.ts";

test.each([
  ["0,74", "0.74"],
  ["0.74", "0.74"],
  ["1 204", "1204"],
  ["1\u202f204,5", "1204.5"],
  ["1\u00a0204", "1204"],
  ["1\u2009204\u2009000", "1204000"],
  ["1.204,5", "1204.5"],
  ["1.204.567", "1204567"],
  ["1.204.567,5", "1204567.5"],
  ["−3,2", "-3.2"],
  ["– 3", "-3"],
  ["+7", "7"],
  ["007", "7"],
  [" 1,00 ", "1.00"],
  [",5", "0.5"],
  ["0,0", "0.0"],
  ["5,", null],
  ["1 2", null],
  ["12 04", null],
  ["1e3", null],
  ["0,5–0,8", null],
  ["ca. 5", null],
  ["", null],
  ["--5", null],
  ["123456789012345", "123456789012345"],
  ["1234567890123456", null],
  ["1.4699999999999998", "1.4699999999999998"],
])("«%s» is stored as %s", (written, stored) => {
  expect(canonicalNumber(written)).toBe(stored);
});

test("a stored number is stored alike when it is saved again, and is read as the same number", () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.nat(4), (digits, decimals) => {
      const text = (digits / 10 ** decimals).toFixed(decimals);
      const stored = canonicalNumber(text);
      expect(canonicalNumber(stored ?? "")).toBe(stored);
      expect(canonicalNumber(shownAsWritten(text))).toBe(stored);
      expect(numberOf(text)).toBe(Number(text));
    }),
  );
});

test("a count is whole and not below zero", () => {
  expect(["3", "1 204", "0", "-1", "1,5", "tre"].map(canonicalCount)).toEqual(["3", "1204", "0", null, null, null]);
});

test("numbers are rounded half away from zero, and what binary fractions add does not decide", () => {
  expect([0.5, -0.5, 44.5, -44.5, 1.005 * 1000, 0.4999].map((each) => rounded(each))).toEqual([
    1, -1, 45, -45, 1005, 0,
  ]);
  expect([1.005, 2.675].map((each) => rounded(each, 2))).toEqual([1.01, 2.68]);
  expect(Object.is(rounded(-0.2), 0)).toBe(true);
});

test("readers see a comma, a thin space between thousands and a minus sign", () => {
  expect([shownNumber(1204), shownNumber(-4.06, 1), shownNumber(7, 1)]).toEqual(["1\u202f204", "−4,1", "7,0"]);
  expect([shownAsWritten("1.00"), shownAsWritten("-12345.5"), shownAsWritten("-0.04")]).toEqual([
    "1,00",
    "−12\u202f345,5",
    "−0,04",
  ]);
  expect([shownNumber(1e21), shownNumber(-4e21, 1)]).toEqual([
    "1\u202f000\u202f000\u202f000\u202f000\u202f000\u202f000\u202f000",
    "−4\u202f000\u202f000\u202f000\u202f000\u202f000\u202f000\u202f000",
  ]);
  expect(["11%", "11/100", "<0.001", "1.204,5", "ca. 0.5"].map(shownInText)).toEqual([
    "11%",
    "11/100",
    "<0,001",
    "1\u202f204,5",
    "ca. 0,5",
  ]);
  expect([decimalsOf("4.1"), decimalsOf("4"), decimalsOf("1,00")]).toEqual([1, 0, 2]);
});
