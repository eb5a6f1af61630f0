import fc from "fast-check";
import { expect, test } from "vitest";
import { BREADCRUMB_CUT, BREADCRUMB_LIMIT, truncateBreadcrumb } from "./index.ts";

test("30 characters stand as they are, 31 get an ellipsis, 51 are cut at 50", () => {
  expect(truncateBreadcrumb("a".repeat(30))).toBe("a".repeat(30));
  expect(truncateBreadcrumb("a".repeat(31))).toBe(`${"a".repeat(31)}…`);
  expect(truncateBreadcrumb("å".repeat(51))).toBe(`${"å".repeat(50)}…`);
});

test("a long text becomes its own beginning and an ellipsis, never more than 51 characters; a short one is untouched", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (text) => {
      const length = [...new Intl.Segmenter("nb").segment(text)].length;
      const cut = truncateBreadcrumb(text);
      if (length <= BREADCRUMB_LIMIT) expect(cut).toBe(text);
      else {
        expect(cut.endsWith("…")).toBe(true);
        expect(text.startsWith(cut.slice(0, -1))).toBe(true);
        expect([...new Intl.Segmenter("nb").segment(cut)].length).toBeLessThanOrEqual(BREADCRUMB_CUT + 1);
      }
    }),
  );
});
