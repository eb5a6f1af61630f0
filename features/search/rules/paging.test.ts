import fc from "fast-check";
import { expect, test } from "vitest";
import { searchTexts } from "../texts.ts";
import { boundedPage, pageCount } from "./paging.ts";

test("the shown page is one of the pages, and the asked one when there is such a page", () => {
  const nat = fc.nat({ max: 10_000 });
  fc.assert(
    fc.property(nat, nat, fc.integer({ min: 1, max: 100 }), (page, total, pageSize) => {
      const shown = boundedPage(page, total, pageSize);
      const pages = pageCount(total, pageSize);
      expect(shown).toBeGreaterThanOrEqual(1);
      expect(shown).toBeLessThanOrEqual(pages);
      if (page >= 1 && page <= pages) expect(shown).toBe(page);
      expect(pages * pageSize).toBeGreaterThanOrEqual(total);
    }),
  );
});

test("the number of results is singular for 1 or fewer, plural otherwise", () => {
  expect([0, 1, 2, 21].map(searchTexts.resultCount)).toEqual([
    "0 resultat",
    "1 resultat",
    "2 resultater",
    "21 resultater",
  ]);
});
