import { expect, test } from "vitest";
import { pagesOfAnySheets } from "../builders/sheet-pages.ts";

test("the PDFs of 200 generated editions are one page each", async () => {
  const pages = await pagesOfAnySheets(200, Date.now());
  expect(pages.filter(([count]) => count !== 1)).toEqual([]);
});
