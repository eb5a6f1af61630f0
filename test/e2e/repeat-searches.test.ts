import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { norwegianDay, norwegianIsoDay } from "../../platform/pure/norwegian-date/index.ts";
import { expectNoFindings } from "../axe.ts";
import { searchesIn } from "../builders/stored-searches.ts";
import { authorHouse } from "./author-journey.ts";
import { openSearches, withSearch } from "./literature-journey.ts";

const house = await authorHouse();

const again = (page: Page) => page.getByRole("button", { name: "Søk på nytt" });
const label = (page: Page) => page.getByText("Treff siden 01.03.2026");
const previous = (page: Page) => page.getByText("Forrige søk", { exact: true });
const toast = (page: Page, text: string) => page.getByRole("region", { name: "Meldinger" }).getByText(text).waitFor();

test("a search is repeated with one press: the old one stays and is marked, the new one asks for its hits, and a colleague sees both at once", async () => {
  const { page, assessment, openAsColleague } = await withSearch(house);
  await page.setViewportSize({ width: 390, height: 844 });
  const colleague = (await openAsColleague()).page;
  await openSearches(colleague, "B");
  await again(page).click();
  await toast(page, "1 søk er lagt til");
  await label(page).waitFor();
  expect(await previous(page).count()).toBe(1);
  expect(await page.getByText("Ikke oppgitt").count()).toBe(2);
  await label(colleague).waitFor();
  await previous(colleague).waitFor();
  await expectNoFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const edit = page.getByRole("button", { name: "Rediger søket i MEDLINE" });
  await edit.last().click();
  await page.getByLabel("Antall treff").fill("15");
  await page.getByLabel("Treff siden 01.03.2026").fill("3");
  await expectNoFindings(page);
  await page.getByRole("region", { name: /^B\. / }).getByRole("button", { name: "Lagre" }).click();
  await toast(page, "Litteratursøk oppdatert");
  expect(await searchesIn(house.server.db, assessment)).toMatchObject([
    { date: "2026-03-01", hits: 12 },
    { date: norwegianIsoDay(new Date()), hits: 15, hitsSince: 3, strategy: "<p>dialyse AND hjemme</p>" },
  ]);
  await page.getByText("2 søk · 15 treff").waitFor();
  await page
    .getByText(norwegianDay(norwegianIsoDay(new Date())))
    .first()
    .waitFor();

  await again(page).click();
  await toast(page, "Alle databasesøkene er fra i dag");
  expect(await searchesIn(house.server.db, assessment)).toHaveLength(2);
});

test("the hits of repeated searches are counted by themselves, and the flow shows the edition before, the new studies and all of them", async () => {
  const { page, assessment } = await withSearch(house);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel("Inkluderte studier", { exact: true }).fill("4");
  await again(page).click();
  await toast(page, "1 søk er lagt til");
  const edit = page.getByRole("button", { name: "Rediger søket i MEDLINE" });
  await edit.last().click();
  await page.getByLabel("Antall treff").fill("15");
  await page.getByLabel("Treff siden 01.03.2026").fill("3");
  await page.getByRole("region", { name: /^B\. / }).getByRole("button", { name: "Lagre" }).click();
  await toast(page, "Litteratursøk oppdatert");

  await page.getByRole("button", { name: "Skriv tallene for de nye treffene for seg" }).click();
  const update = page.getByRole("region", { name: "Nye treff etter nytt søk" });
  const previous = update.getByLabel("Studier i forrige utgave");
  await expect.poll(() => previous.evaluate((field) => field === document.activeElement)).toBe(true);
  await update.getByText("Tomt felt regnes ut: 4").waitFor();
  await update.getByText("Nye treff i databaser: 3").waitFor();
  await update.getByLabel("Inkluderte studier (nye treff)").fill("2");
  await update.getByLabel("Inkluderte studier (nye treff)").blur();
  await page.getByRole("row", { name: "Inkluderte studier i alt 6" }).waitFor();
  await expectNoFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole("region", { name: "Lagring" }).getByText("Alt er lagret").waitFor();
  const row = await house.server.db
    .selectFrom("block_row")
    .select("cells")
    .where("part", "=", "selection")
    .where("assessment", "=", assessment)
    .executeTakeFirstOrThrow();
  expect(row.cells).toMatchObject({ included: "4", "update.included": "2" });
});
