import { expect, test } from "vitest";
import { houseForFile } from "./house.ts";
import { exampleDocuments, indexAll } from "./search-documents.ts";

const { server, ...house } = await houseForFile({
  seed: "none",
  prepare: async (empty) => indexAll(empty, await exampleDocuments(empty)),
});

test("two boxes that are ticked quicker than a page is drawn both count, and keep their marks meanwhile", async () => {
  const page = await house.page({ width: 1440 });
  await page.goto(`${server.url}/sok/`, { waitUntil: "networkidle" });
  const marks = await page
    .getByRole("region", { name: "Filtrer treffene" })
    .locator('input[name="published"]')
    .evaluateAll(async (boxes: HTMLInputElement[]) => {
      const [first, second] = boxes;
      first?.click();
      await Promise.resolve();
      second?.click();
      await Promise.resolve();
      return [first?.checked, second?.checked];
    });
  expect(marks).toEqual([true, true]);
  await page.waitForURL(/published=\d{4},\d{4}$/);
});
