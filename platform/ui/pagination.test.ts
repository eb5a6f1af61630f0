import fc from "fast-check";
import { expect, test } from "vitest";
import { pagesToShow } from "./pagination.tsx";

const numbers = (page: number, pages: number) => pagesToShow(page, pages).map((shown) => shown.page ?? "…");

test("few pages are all shown, many are shortened around the current one", () => {
  expect(numbers(1, 1)).toEqual([1]);
  expect(numbers(2, 4)).toEqual([1, 2, 3, 4]);
  expect(numbers(1, 20)).toEqual([1, 2, 3, 4, "…", 20]);
  expect(numbers(10, 20)).toEqual([1, "…", 9, 10, 11, "…", 20]);
  expect(numbers(20, 20)).toEqual([1, "…", 17, 18, 19, 20]);
});

test("first, current and last are always there, in order, at most seven", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, seed) => {
      const page = (seed % pages) + 1;
      const shown = pagesToShow(page, pages).flatMap((one) => (one.page === null ? [] : [one.page]));
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
      expect(shown).toEqual(expect.arrayContaining([1, page, pages]));
      expect(pagesToShow(page, pages).length).toBeLessThanOrEqual(7);
    }),
  );
});
