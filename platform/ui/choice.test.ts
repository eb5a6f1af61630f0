import fc from "fast-check";
import { expect, test } from "vitest";
import { filterChoices, flattenChoices, toggled } from "./choice.ts";

const counties = [
  {
    value: "03",
    text: "Oslo",
    children: [{ value: "0301", text: "Oslo kommune" }],
  },
  {
    value: "18",
    text: "Nordland",
    children: [
      { value: "1804", text: "Bodø" },
      { value: "1806", text: "Narvik" },
    ],
  },
];

test("a filter keeps the parents of what it finds, and every child of a parent that it finds", () => {
  expect(flattenChoices(filterChoices(counties, "BODØ")).map((choice) => choice.value)).toEqual(["18", "1804"]);
  expect(flattenChoices(filterChoices(counties, "nordland")).map((choice) => choice.value)).toEqual([
    "18",
    "1804",
    "1806",
  ]);
  expect(filterChoices(counties, " ")).toBe(counties);
  expect(filterChoices(counties, "Tromsø")).toEqual([]);
});

test("toggling twice gives the same choices back, and never a value twice", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.string(), (values, value) => {
      const once = toggled(values, value);
      expect(new Set(once).size).toBe(once.length);
      expect(once.includes(value)).toBe(!values.includes(value));
      expect(new Set(toggled(once, value))).toEqual(new Set(values));
    }),
  );
});
