import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse, openStep } from "./author-journey.ts";
import { number, spaced, write } from "./economy-journey.ts";
import { tooWideAt } from "./every-width.ts";

const house = await authorHouse();

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const result = (page: Page) => page.getByRole("region", { name: "Resultat" });

/** Height of the whole evaluation, from its heading to the result. */
const heightOf = (page: Page): Promise<number> =>
  result(page).evaluate((bar) => bar.parentElement?.getBoundingClientRect().height ?? 0);

/** How wide the cell of a number is: next to nothing in a year that is out of sight. */
const cellWidth = async (page: Page, field: string): Promise<number> =>
  (await page.locator("td", { has: page.locator(`[data-cell=${field}]`) }).boundingBox())?.width ?? 0;

test("an evaluation fits on two screens and a half; its result stays in sight, and on a phone one year is shown at a time", async () => {
  const started = await house.start();
  const { page } = await house.enter(started, started.initiator);
  await page.setViewportSize(DESK);
  await openStep(page, "Økonomi");
  await write(page, "Utstyr", "880000");
  await write(page, "Antall pasienter, år 1, ny metode", "10");
  await write(page, "Behandling per pasient, år 1, ny metode", "5000");
  expect(spaced(await result(page).innerText())).toMatch(/kr 880 000.*kr 50 000.*kr 0/s);
  const wide = await heightOf(page);
  expect(wide).toBeGreaterThan(1000);
  expect(wide).toBeLessThanOrEqual(2200);

  await page.setViewportSize(PHONE);
  await expect.poll(() => cellWidth(page, "operational_21")).toBeLessThanOrEqual(1);
  const narrow = await heightOf(page);
  expect(narrow).toBeGreaterThan(1000);
  expect(narrow).toBeLessThanOrEqual(3000);
  await expectNoFindings(page);

  await page.getByRole("button", { name: "År 2", exact: true }).click();
  await expect.poll(() => cellWidth(page, "operational_8")).toBeLessThanOrEqual(1);
  // Tab goes on in the year that is shown.
  await number(page, "Antall pasienter, år 2, ny metode").focus();
  await page.keyboard.press("Tab");
  expect(await number(page, "Utredning per pasient, år 2, gammel metode").evaluate(isFocused)).toBe(true);
  // A link to a field of the other year shows it.
  await page.locator("[data-cell=operational_8] input").evaluate((field: HTMLElement) => field.focus());
  await expect.poll(() => cellWidth(page, "operational_8")).toBeGreaterThan(100);
  // The bar with the result does not cover the focused field.
  const bar = await result(page).boundingBox();
  await page.locator("[data-cell=startup_1] input").focus();
  for (let at = 0; at < 30; at += 1) {
    await page.keyboard.press("Tab");
    const below = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(below).toBeLessThanOrEqual(PHONE.height - (bar?.height ?? 0));
  }
  expect(await tooWideAt(page)).toEqual([]);
});

const isFocused = (element: Element): boolean => element === document.activeElement;
