import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse } from "./author-journey.ts";
import { field, names, stored, withStudies } from "./evidence-journey.ts";

const house = await authorHouse(/Failed to load resource|Evidenstabell ikke/);

const table = (page: Page): Locator =>
  page.locator('[id^="block-"]', { has: page.getByRole("button", { name: /^Legg til ny rad/ }) }).first();
const isFocused = (locator: Locator) =>
  expect.poll(() => locator.evaluate((it) => it === document.activeElement)).toBe(true);

test("the order is changed with the mouse", async () => {
  const { page, assessment } = await withStudies(house, "Første 2021", "Andre 2022", "Tredje 2023");
  const middleOf = async (locator: Locator) => {
    const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2] as const;
  };
  const row = page.locator("[data-row]", { hasText: "Andre 2022" });
  const handle = page.getByTitle("Dra for å flytte Tredje 2023");
  await row.scrollIntoViewIfNeeded();
  await handle.scrollIntoViewIfNeeded();
  await page.mouse.move(...(await middleOf(handle)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(row)), { steps: 10 });
  await page.locator("[data-over]", { hasText: "Andre 2022" }).waitFor();
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(["Første 2021", "Tredje 2023", "Andre 2022"]);
  expect(await stored(house, assessment)).toMatchObject([
    { shortId: "Første 2021" },
    { shortId: "Tredje 2023" },
    { shortId: "Andre 2022" },
  ]);
});

test("the studies stand beside each other in a table that the keyboard can scroll", async () => {
  const { page } = await withStudies(house, "Første 2021", "Andre 2022");
  await field(page, "Tabell").check();
  const region = table(page).getByRole("region", { name: /kan rulles sidelengs/ });
  await region.focus();
  await isFocused(region);
  expect(await region.getByRole("rowheader").allInnerTexts()).toEqual(["Første 2021", "Andre 2022"]);
  await expectNoFindings(page);
  await region.getByRole("button", { name: "Rediger Andre 2022" }).click();
  await isFocused(field(page, "Kort-ID *"));
});
