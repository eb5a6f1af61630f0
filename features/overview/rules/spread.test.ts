import fc from "fast-check";
import { expect, test } from "vitest";
import { greatest, median, ninetieth } from "./spread.ts";

test("of no numbers there is no median", () => {
  expect([median([]), ninetieth([]), greatest([])]).toEqual([null, null, null]);
});

test("the median is the middle, or the mean of the two in the middle as a whole number", () => {
  expect([median([9, 1, 5]), median([4, 1, 2, 9]), median([7])]).toEqual([5, 3, 7]);
});

test("nine of ten are at most the ninetieth percentile", () => {
  expect(ninetieth([10, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe(9);
  expect([ninetieth([3, 1, 2, 5, 4]), ninetieth([7])]).toEqual([5, 7]);
});

const days = fc.array(fc.nat(5_000), { minLength: 1 });

test("half of the numbers are at most the median, nine of ten at most the ninetieth, and one of them is the greatest", () => {
  fc.assert(
    fc.property(days, (numbers) => {
      const upTo = (limit: number | null) => numbers.filter((each) => each <= (limit ?? -1)).length / numbers.length;
      expect(upTo(median(numbers))).toBeGreaterThanOrEqual(0.5);
      expect(upTo(ninetieth(numbers))).toBeGreaterThanOrEqual(0.9);
      expect(numbers).toContain(ninetieth(numbers));
      expect(upTo(greatest(numbers))).toBe(1);
    }),
  );
});
