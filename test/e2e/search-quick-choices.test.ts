import { expect, test } from "vitest";
import { signedInAs } from "../builders/signed-in.ts";
import { houseForFile } from "./house.ts";
import { exampleDocuments, indexAll } from "./search-documents.ts";

const { server, ...house } = await houseForFile({
  seed: "none",
  prepare: async (empty) => indexAll(empty, await exampleDocuments(empty)),
});

test("two boxes that are ticked quicker than a page is drawn both count, and keep their marks meanwhile", async () => {
  const page = await house.page({ width: 1440 });
  await page.goto(`${server.url}/sok/`, { waitUntil: "networkidle" });
  await page.locator("html[data-hydrated]").waitFor();
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

test("an editor has a link that edits each hit; nobody else has", async () => {
  for (const [as, count] of [
    [await signedInAs(server, "redaktor"), 9],
    [undefined, 0],
  ] as const) {
    const page = await house.page({ width: 1440, ...(as && { as }) });
    await page.goto(`${server.url}/sok/?q=ultralyd`, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 2, name: "9 resultater" }).waitFor();
    const links = page.getByRole("article").getByRole("link", { name: /^Rediger Eksempel/ });
    await expect.poll(() => links.count()).toBe(count);
    if (as) expect(await links.first().getAttribute("href")).toMatch(/^\/rediger\/900\d\d\/$/);
  }
});
