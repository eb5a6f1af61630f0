import fc from "fast-check";
import { expect, test } from "vitest";
import { BREADCRUMB_CUT, truncateBreadcrumb } from "./index.ts";

test("up to 50 characters stand as they are and have no ellipsis, 51 are cut at 50", () => {
  for (const whole of ["a".repeat(30), "a".repeat(31), "å".repeat(50)]) expect(truncateBreadcrumb(whole)).toBe(whole);
  expect(truncateBreadcrumb("å".repeat(51))).toBe(`${"å".repeat(50)}…`);
});

test("a long text becomes its own beginning and an ellipsis, never more than 51 characters; a short one is untouched", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (text) => {
      const length = [...new Intl.Segmenter("nb").segment(text)].length;
      const cut = truncateBreadcrumb(text);
      if (length <= BREADCRUMB_CUT) expect(cut).toBe(text);
      else {
        expect(cut.endsWith("…")).toBe(true);
        expect(text.startsWith(cut.slice(0, -1))).toBe(true);
        expect([...new Intl.Segmenter("nb").segment(cut)].length).toBeLessThanOrEqual(BREADCRUMB_CUT + 1);
      }
    }),
  );
});
