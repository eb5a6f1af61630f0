import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse, stepOf, steps } from "./author-journey.ts";

const house = await authorHouse();

test("at 320 px a bar says the step and opens the list, by keyboard too", async () => {
  const width = 320;
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator, { width });
  const opener = steps(page).getByRole("button", { name: /^Steg 1 av 11 · Om vurderingen/ });
  await opener.focus();
  await page.keyboard.press("Enter");
  await stepOf(page, "Pasienter").waitFor();
  await expectNoFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.keyboard.press("Escape");
  await expect.poll(() => stepOf(page, "Pasienter").count()).toBe(0);
  await page.keyboard.press("Enter");
  await stepOf(page, "Pasienter").focus();
  await page.keyboard.press("Enter");
  await steps(page)
    .getByRole("button", { name: /^Steg 3 av 11 · Pasienter/ })
    .waitFor();
  await expect.poll(() => page.locator(":focus").innerText()).toBe("Indikasjon");
  expect(await stepOf(page, "Pasienter").count()).toBe(0);
  // The step is said aloud, and stands in the document's title.
  await page.getByRole("status").getByText("Steg 3 av 11 · Pasienter", { exact: true }).waitFor({ state: "attached" });
  await expect.poll(() => page.title()).toMatch(/^Steg 3 av 11 · Pasienter – /);
});
