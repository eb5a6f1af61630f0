import fc from "fast-check";
import { expect, test } from "vitest";
import { SearchRequest } from "../../api/index.ts";
import { WIDGET_FIRST_PAGE, widgetChoices, widgetPages, widgetRequest } from "./index.ts";

test("an embedded search asks for three hits of page 0, by what was chosen", () => {
  const asked = widgetChoices.map((choice) => widgetRequest({ q: "fall", page: WIDGET_FIRST_PAGE, choice }, "2"));
  const common = { q: "fall", page: 0, pageSize: 3, sort: "published" };
  expect(asked).toEqual([
    { ...common, filter: {} },
    { ...common, filter: { filterAssessmentStatus: ["3"] } },
    { ...common, filter: { filterAssessmentStatus: ["1", "2"] } },
  ]);
  for (const each of asked) expect(SearchRequest.safeParse(each).success).toBe(true);
});

test("only in a form of type 1 it lists the assessments of that type", () => {
  const search = { q: "fall", page: 1, choice: "all" } as const;
  expect(widgetRequest(search, "1").filter).toEqual({ filterAssessmentType: ["1"] });
  expect([widgetRequest(search, "3").filter, widgetRequest(search, null).filter]).toEqual([{}, {}]);
});

test("one leafs through every hit, from the first page to the last, and no further", () => {
  fc.assert(
    fc.property(fc.nat(60), (totalMatching) => {
      const seen: number[] = [];
      for (let page: number | null = 1; page !== null; page = widgetPages({ page, totalMatching }).next)
        seen.push(page);
      const pages = Math.max(1, Math.ceil(totalMatching / 3));
      expect(seen).toEqual(Array.from({ length: pages }, (_, at) => at + 1));
      expect(widgetPages({ page: pages, totalMatching }).previous).toBe(pages === 1 ? null : pages - 1);
    }),
  );
});
