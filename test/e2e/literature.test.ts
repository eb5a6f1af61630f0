import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { searchOfRow } from "../../features/literature/rules/index.ts";
import { expectNoFindings } from "../axe.ts";
import { authorHouse, heldCalls, keptTexts, openStep } from "./author-journey.ts";
import { openBlock } from "./block-page.ts";
import { edit, openSearches, withSearch } from "./literature-journey.ts";

/** A network error is logged as well. features/literature/README.md */
const house = await authorHouse(/Failed to load resource|Litteratursøk ikke/);

const sectionB = (page: Page): Locator => page.getByRole("region", { name: /^B\. / });
const addButton = (page: Page): Locator => sectionB(page).getByRole("button", { name: /^Legg til nytt søk/ });
const strategy = (page: Page): Locator => page.getByRole("textbox", { name: "Søkestrategi" });
const save = (page: Page): Locator => sectionB(page).getByRole("button", { name: "Lagre" });
const overview = (page: Page): Locator => page.getByRole("table", { name: "Databaser" });
const toast = (page: Page, text: string) => page.getByRole("region", { name: "Meldinger" }).getByText(text).waitFor();
const isFocused = (locator: Locator) =>
  expect.poll(() => locator.evaluate((it) => it === document.activeElement)).toBe(true);
const stored = async (assessment: number) => {
  const rows = house.server.db.selectFrom("block_row").select(["cells", "rev"]).where("assessment", "=", assessment);
  const found = await rows.where("deleted_at", "is", null).orderBy("id").execute();
  return found.map(({ cells, rev }) => ({ ...searchOfRow(cells), numberOfSearchHits: searchOfRow(cells).hits, rev }));
};

const fillNew = async (page: Page, hits = "12", words = "dialyse AND hjemme") => {
  await addButton(page).click();
  await sectionB(page).getByLabel("Kilde").selectOption({ label: "MEDLINE" });
  await sectionB(page).getByLabel("Antall treff").fill(hits);
  await strategy(page).fill(words);
};

test("a search is added with the keyboard: the source sets the type, and the form is empty the next time", async () => {
  const { page, assessment } = await openBlock(house, "LiteratureSearch");
  await openSearches(page, "B");
  await page.getByText("Ingen søk registrert").waitFor();
  await page.getByRole("heading", { level: 3, name: /må fylles ut/ }).waitFor();
  await addButton(page).focus();
  await page.keyboard.press("Enter");
  const source = sectionB(page).getByLabel("Kilde");
  await isFocused(source);
  expect(await source.locator("option:checked").innerText()).toBe("Vennligst velg");
  expect(await source.locator("option").first().isDisabled()).toBe(true);
  expect(
    await source.locator("optgroup").evaluateAll((groups) => groups.map((each) => each.getAttribute("label"))),
  ).toEqual(["Databaser", "Andre nettkilder"]);
  expect(await source.locator("optgroup option:last-child").allInnerTexts()).toEqual([
    "Annen database",
    "Annen nettkilde",
  ]);
  expect(await save(page).count()).toBe(0);

  await source.selectOption({ label: "SBU" });
  await expect
    .poll(() => sectionB(page).getByRole("textbox", { name: "Lenke" }).inputValue())
    .toBe("https://www.sbu.se/");
  expect(await sectionB(page).getByLabel("Antall treff").count()).toBe(0);
  await source.selectOption({ label: "Annen database" });
  await expect.poll(() => sectionB(page).getByRole("textbox", { name: "Lenke" }).inputValue()).toBe("");
  const date = sectionB(page).getByLabel("Søkedato");
  const day = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "Europe/Oslo" } as const;
  const today = new Intl.DateTimeFormat("nb-NO", day).format(new Date());
  expect(await date.inputValue()).toBe(today);
  expect(await sectionB(page).getByLabel("Antall treff").inputValue()).toBe("0");
  await sectionB(page).getByLabel("Navn på databasen").fill("Eget register");
  await sectionB(page).getByLabel("Antall treff").fill("1 250");
  await strategy(page).click();
  await page.keyboard.type("a < b & c");
  await expectNoFindings(page);
  await save(page).focus();
  await page.keyboard.press("Enter");
  await toast(page, "Litteratursøk lagret");
  await isFocused(addButton(page));
  expect(await overview(page).innerText()).toContain("Eget register");
  expect(await stored(assessment)).toMatchObject([
    { source: "Eget register", hits: 1250, strategy: "<p>a &lt; b &amp; c</p>", searchType: "DB" },
  ]);
  await expectNoFindings(page);

  await addButton(page).click();
  await source.selectOption({ label: "MEDLINE" });
  await expect.poll(() => sectionB(page).getByLabel("Antall treff").inputValue()).toBe("0");
  await strategy(page).waitFor();
  expect(await strategy(page).innerText()).not.toContain("a < b");
  await sectionB(page).getByRole("button", { name: "Avbryt" }).click();
  await isFocused(addButton(page));
});

test("what breaks a rule is said at its field, and nothing is sent", async () => {
  const { page, assessment } = await openBlock(house, "LiteratureSearch");
  await openSearches(page, "B");
  await addButton(page).click();
  await sectionB(page).getByLabel("Kilde").selectOption({ label: "Annen nettkilde" });
  await sectionB(page).getByRole("textbox", { name: "Lenke" }).fill("www.sbu.se");
  await sectionB(page).getByLabel("Søkedato").fill("2021-12-31");
  await save(page).click();
  await isFocused(sectionB(page).getByLabel("Navn på nettkilden"));
  for (const text of ["Skriv navnet på kilden", "Skriv en lenke som begynner", "Velg 01.01.2022 eller en senere dato"])
    await sectionB(page).getByText(text).waitFor();
  await expectNoFindings(page);
  expect(await stored(assessment)).toEqual([]);
});

test("a save that fails keeps every word, and the same search is stored once however often it is sent", async () => {
  const { page, assessment } = await openBlock(house, "LiteratureSearch");
  await openSearches(page, "B");
  await fillNew(page);
  await page.route("**/CreateLiteratureSearchItem", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await save(page).click();
  await toast(page, "Litteratursøk ikke lagret");
  expect(await strategy(page).innerText()).toContain("dialyse AND hjemme");

  await page.route(
    "**/CreateLiteratureSearchItem",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await save(page).click();
  await sectionB(page).getByText("Vi får ikke kontakt med tjenesten.").waitFor();
  await expectNoFindings(page);
  await save(page).click();
  await toast(page, "Litteratursøk lagret");
  expect(await stored(assessment)).toMatchObject([{ source: "MEDLINE", hits: 12 }]);
});

const cellIs = (page: Page, column: string, state: string) =>
  page.locator(`[data-cell="${column}"] [data-save-state="${state}"]`).waitFor({ state: "attached" });

test("an open search saves each field by itself; 'Lagre' waits for all of it, and cancel writes back what stood", async () => {
  const { page, assessment } = await withSearch(house);
  await edit(page).click();
  const hits = sectionB(page).getByLabel("Antall treff");
  await isFocused(sectionB(page).getByLabel("Søkedato"));
  // The field also saves itself, perhaps before the button is pressed.
  await page.route("**/UpdateLiteratureSearchItem", (route) => route.fulfill({ status: 503, body: "" }));
  await hits.fill("99");
  await save(page).click();
  await toast(page, "Litteratursøk ikke oppdatert");
  expect(await hits.inputValue()).toBe("99");
  await page.unroute("**/UpdateLiteratureSearchItem");
  await save(page).click();
  await toast(page, "Litteratursøk oppdatert");
  await isFocused(edit(page));
  expect(await stored(assessment)).toMatchObject([{ hits: 99, rev: 2 }]);

  await edit(page).click();
  await hits.fill("1");
  await hits.blur();
  await cellIs(page, "numberOfSearchHits", "saved");
  expect(await stored(assessment)).toMatchObject([{ hits: 1 }]);
  await sectionB(page).getByRole("button", { name: "Avbryt" }).click();
  await isFocused(edit(page));
  expect(await overview(page).innerText()).toContain("99");
  expect(await stored(assessment)).toMatchObject([{ hits: 99 }]);
});

test("two who write in different fields of a search both keep their text; in the same field the second sees both", async () => {
  const first = await withSearch(house);
  const second = await first.openAgain();
  await openSearches(second.page, "B");
  await edit(second.page).click();
  await edit(first.page).click();
  await strategy(second.page).fill("min strategi");
  await sectionB(first.page).getByLabel("Antall treff").fill("14");
  await save(first.page).click();
  await isFocused(edit(first.page));
  await save(second.page).click();
  await isFocused(edit(second.page));
  expect(await stored(first.assessment)).toMatchObject([{ strategy: "<p>min strategi</p>", hits: 14 }]);

  // The first must have seen what the second wrote, or its next text in that field is rightly a conflict.
  await first.page.reload();
  await openSearches(first.page, "B");
  await sectionB(first.page).getByText("min strategi").waitFor();
  const letGo = await heldCalls(second.page, "UpdateLiteratureSearchItem");
  await edit(second.page).click();
  await edit(first.page).click();
  await strategy(second.page).fill("min nye strategi");
  await strategy(first.page).fill("den andres strategi");
  await save(first.page).click();
  await isFocused(edit(first.page));
  letGo();
  const theirs = second.page.getByRole("region", { name: "Teksten fra den andre fanen" });
  await theirs.getByText("den andres strategi").waitFor();
  await expectNoFindings(second.page);
  await second.page.getByRole("button", { name: "Behold min" }).click();
  await cellIs(second.page, "strategy", "saved");
  expect(await stored(first.assessment)).toMatchObject([{ strategy: "<p>min nye strategi</p>" }]);
});

test("a search is deleted after a question, and brought back where it stood or by whoever was writing in it", async () => {
  const { page, assessment, openAgain } = await withSearch(house);
  const other = await openAgain();
  await openSearches(other.page, "B");
  const letGo = await heldCalls(other.page, "UpdateLiteratureSearchItem");
  await edit(other.page).click();
  await strategy(other.page).fill("skrevet imens");

  const remove = page.getByRole("button", { name: "Slett søket i MEDLINE" });
  await remove.click();
  const dialog = page.getByRole("dialog", { name: "Bekreft" });
  await dialog.getByText("Ønsker du å slette oppføringen?").waitFor();
  await dialog.getByRole("button", { name: "Nei" }).click();
  await isFocused(remove);
  await remove.click();
  await dialog.getByRole("button", { name: "Ja" }).click();
  await toast(page, "Litteratursøk slettet");
  const undo = page.getByRole("button", { name: "Angre slettingen av MEDLINE" });
  await isFocused(undo);
  expect(await stored(assessment)).toEqual([]);
  await expectNoFindings(page);

  letGo();
  await other.page.getByText("En annen har slettet MEDLINE").waitFor();
  await sectionB(other.page).getByText("skrevet imens").waitFor();
  await expectNoFindings(other.page);
  await undo.click();
  await edit(page).waitFor();
  expect(await stored(assessment)).toHaveLength(1);
});

test("a new search whose tab was closed is there when the page opens again", async () => {
  const { page, context, assessment } = await openBlock(house, "LiteratureSearch");
  await openSearches(page, "B");
  await fillNew(page, "7", "ikke lagret");
  await expect.poll(() => keptTexts(page)).toContain("ikke lagret");
  const url = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(url);
  await expect.poll(() => sectionB(again).getByLabel("Antall treff").inputValue()).toBe("7");
  await save(again).click();
  await toast(again, "Litteratursøk lagret");
  expect(await stored(assessment)).toMatchObject([{ hits: 7, strategy: "<p>ikke lagret</p>" }]);
});

test("an open form is still there after a look at another section, and leaving the page warns", async () => {
  const { page } = await openBlock(house, "LiteratureSearch");
  await openSearches(page, "B");
  await fillNew(page, "7", "halvferdig");
  await openStep(page, "Metoden");
  await openStep(page, "Litteratursøk");
  expect(await sectionB(page).getByLabel("Antall treff").inputValue()).toBe("7");
  expect(await strategy(page).innerText()).toContain("halvferdig");
  await page.getByRole("banner").getByRole("link", { name: "Til forsiden" }).click();
  await page.getByRole("dialog", { name: "Bekreft" }).getByText("Du har tekst som ikke er lagret.").waitFor();
});

test("once it is sent the searches can be read and not changed, and what stood unsaved can be copied", async () => {
  const { page, assessment } = await withSearch(house);
  await fillNew(page, "7", "kom for sent");
  await house.server.db.updateTable("assessment").set({ status: 2 }).where("number", "=", assessment).execute();
  await save(page).click();
  await toast(page, "Litteratursøk ikke lagret");
  await page.getByText("Teksten som ikke er lagret").waitFor();
  expect(await page.getByText("kom for sent").count()).toBe(1);
  expect(await page.getByText("dialyse AND hjemme").count()).toBe(1);
  for (const name of [/Legg til nytt søk/, /Rediger søket/, /Slett søket/])
    expect(await page.getByRole("button", { name }).count()).toBe(0);
  await expectNoFindings(page);
});
