import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { houseForFile } from "./house.ts";
import { exampleDocuments, indexAll } from "./search-documents.ts";

const { server, ...house } = await houseForFile({
  seed: "none",
  prepare: async (empty) => indexAll(empty, await exampleDocuments(empty)),
});

/** More than a page of the search has to stop at. */
const MOST_STOPS = 80;

/** Goes on by Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press("Tab");
    if (await element.evaluate((each) => each === document.activeElement)) return;
  }
  throw new Error(`${element} is not among ${MOST_STOPS} stops`);
}

test.each([390, 1440])(
  "half a word with a slip, a filter, a page and a hit: all by keyboard, %i px wide",
  async (width) => {
    const page = await house.page({ width });
    const main = page.getByRole("main");
    const count = page.getByRole("heading", { level: 2, name: /resultat/ });
    await page.goto(`${server.url}/sok/`, { waitUntil: "networkidle" });
    const field = main.getByLabel("Søk", { exact: true });
    await tabTo(page, field);
    await expect.poll(() => field.getAttribute("role")).toBe("combobox");
    await page.keyboard.type("hjemedia");
    const meant = page.getByRole("option", { name: "Mente du hjemmedialyse?" });
    await meant.waitFor();
    await expectNoFindings(page);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => meant.getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${server.url}/sok/?q=hjemmedialyse`);
    await expect.poll(() => count.textContent()).toBe("9 resultater");

    const toPanel = main.getByRole("button", { name: /Filtrer.*filtergrupper/ });
    const isSmall = await toPanel.isVisible();
    const filters = isSmall
      ? page.getByRole("dialog", { name: "Filtrer treffene" })
      : page.getByRole("region", { name: "Filtrer treffene" });
    if (isSmall) {
      await tabTo(page, toPanel);
      await page.keyboard.press("Enter");
      await filters.waitFor();
      await expectNoFindings(page);
    }
    const years = filters.locator("summary", { hasText: "Publiseringsår" });
    await tabTo(page, years);
    await page.keyboard.press("Enter");
    const year = filters.getByRole("checkbox", { name: /^2025/ });
    await tabTo(page, year);
    await page.keyboard.press("Space");
    await page.waitForURL(/published=2025/);
    await expect.poll(() => year.isChecked()).toBe(true);
    if (isSmall) {
      await page.keyboard.press("Escape");
      await filters.waitFor({ state: "hidden" });
      await expect.poll(() => toPanel.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    await page.locator('ol[aria-busy="false"]').waitFor({ state: "attached" });
    expect(await count.textContent()).toMatch(/^[1-8] resultat/);

    const chip = main.getByRole("link", { name: "Fjern 2025" });
    await chip.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${server.url}/sok/?q=hjemmedialyse`);
    await page.waitForFunction(() => document.activeElement?.id === "treff");
    await tabTo(page, main.getByRole("article").first().getByRole("link").first());
    await expectNoFindings(page);
  },
);

test("without script the search asks whether the whole word was meant", async () => {
  const page = await house.page({ script: false, width: 390 });
  const main = page.getByRole("main");
  await page.goto(`${server.url}/sok/`);
  await main.getByRole("searchbox").fill("hjemedia");
  await main.getByRole("button", { name: "Søk", exact: true }).click();
  await main.getByRole("heading", { level: 2, name: "9 resultater" }).waitFor();
  await page.getByText("Mente du").getByRole("link", { name: "hjemmedialyse" }).click();
  await page.waitForURL(`${server.url}/sok/?q=hjemmedialyse`);
  await main.getByRole("heading", { level: 2, name: "9 resultater" }).waitFor();
});
