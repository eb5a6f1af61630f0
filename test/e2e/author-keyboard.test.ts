import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse, stepOf, steps, untilItIs } from "./author-journey.ts";

const house = await authorHouse();

test("at 320 px a bar says the step and opens the list, by keyboard too", async () => {
  const width = 320;
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator, { width });
  const opener = steps(page).getByRole("button", { name: /^Steg 1 av 11 · Om vurderingen/ });
  for (const narrow of [320, 390]) {
    await page.setViewportSize({ width: narrow, height: 900 });
    const banner = await page.getByRole("banner").boundingBox();
    expect([narrow, (banner?.height ?? 0) < 170]).toEqual([narrow, true]);
  }
  await page.setViewportSize({ width, height: 900 });
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
  await page.getByRole("status").getByText("Pasienter (3 av 11)", { exact: true }).waitFor({ state: "attached" });
  await expect.poll(() => page.title()).toMatch(/ – Pasienter \(3 av 11\) – Minimetode$/);
});

test("a field comes before its help and its comments, and no name is repeated by a tooltip", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const title = "Kort om vurderingen";
  const field = page.getByRole("textbox", { name: title });
  await field.focus();
  await page.keyboard.type("Skrevet uten mus");
  for (const next of [`Hjelp: ${title}`, `Kommenter: ${title}`]) {
    await page.keyboard.press("Tab");
    await expect
      .poll(() => page.getByRole("button", { name: next }).evaluate((it) => it === document.activeElement))
      .toBe(true);
  }
  await untilItIs(page, title, "saved");
  // Beside the label all the same.
  const boxes = await Promise.all(
    [page.locator("label", { hasText: title }), page.getByRole("button", { name: `Hjelp: ${title}` })].map((each) =>
      each.boundingBox(),
    ),
  );
  expect(Math.abs((boxes[0]?.y ?? 0) - (boxes[1]?.y ?? 100))).toBeLessThan(16);
  const named = page.locator("main :is(button, a, input, textarea, select)[aria-label][title], main button[title]");
  expect(await named.count()).toBe(0);
});
