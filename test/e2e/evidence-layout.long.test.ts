import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { authorHouse } from "./author-journey.ts";
import { add, edit, field, save, toast, withStudies } from "./evidence-journey.ts";

const house = await authorHouse(/Failed to load resource|Evidenstabell ikke/);

const isFocused = (locator: Locator) =>
  expect.poll(() => locator.evaluate((it) => it === document.activeElement)).toBe(true);

test("after a study is added, or read from a file, the list is in view and has the focus", async () => {
  const { page } = await withStudies(house, "Hansen 2021", "Olsen 2022", "Nilsen 2023");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 500 });
  const list = page.getByRole("heading", { name: "Kunnskapsoppsummeringer", level: 4 }).locator("..");
  const isInView = async () => {
    await isFocused(list);
    await expect.poll(async () => Math.round(((await list.boundingBox())?.y ?? -1) / 500)).toBe(0);
  };
  await add(page).click();
  await field(page, "Kort-ID *").fill("Berg 2024");
  await save(page).click();
  await page.getByRole("form").waitFor({ state: "detached" });
  await isInView();
  await page.getByRole("button", { name: /^Hent referanser/ }).click();
  await field(page, "Eller lim inn referansene").fill("TY  - JOUR\nTI  - Eksempelstudien\nER  - \n");
  await page.getByRole("button", { name: "Les referansene" }).click();
  await page.getByRole("button", { name: "Hent 1 referanse" }).click();
  await toast(page, "1 studie er hentet");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await isInView();
});

test("a long address takes several lines of its cell, not a screen of width", async () => {
  const { page } = await withStudies(house, "Hansen 2021");
  await edit(page, "Hansen 2021").click();
  await field(page, "Referanse").fill(`https://eksempel.example/${"x".repeat(1000)}`);
  await save(page).click();
  await toast(page, "Evidenstabell oppdatert");
  await edit(page, "Hansen 2021").waitFor();
  await field(page, "Tabell").check();
  const widest = await page.getByRole("cell").evaluateAll((all) => Math.max(...all.map((cell) => cell.clientWidth)));
  expect(widest).toBeLessThan(1000);
});

test("the button of the history stands below the list of what was deleted, not on it", async () => {
  const { page } = await withStudies(house, "Hansen 2021", "Olsen 2022");
  const lists = page.locator("summary", { hasText: "Slettede rader" });
  await edit(page, "Hansen 2021").waitFor();
  expect(await lists.count()).toBe(0);
  await page.getByRole("button", { name: "Slett Olsen 2022" }).click();
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await lists.first().waitFor();
  const list = await page.locator("summary", { hasText: "Slettede rader" }).first().boundingBox();
  const history = await page
    .getByRole("button", { name: /^Historikk/ })
    .first()
    .boundingBox();
  expect(history?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
});
