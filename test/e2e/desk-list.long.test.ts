import { sql } from "kysely";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { deskHouse, isFocused } from "./desk-journey.ts";

const house = await deskHouse();
beforeAll(async () => {
  for (let each = 1; each <= 25; each++)
    await anAssessment(house.server.db, { name: `Eksempel: side ${each}`, type: "3", opened: true });
});

const open = async (page: Page, query = "") => {
  const answer = await page.goto(`${house.server.url}/redaksjon/${query}`, { waitUntil: "networkidle" });
  await page.locator("html[data-hydrated]").waitFor();
  return answer;
};
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const titles = (page: Page) => page.getByRole("rowheader").getByRole("link").allTextContents();

test("an editor says which words mean the same, makes a synonym of a word that found nothing, and changes her mind", async () => {
  await sql`insert into search_miss select 'methodassessment', 'drypp', current_date - n, 2 from generate_series(1, 5) as n`.execute(
    house.server.db,
  );
  const page = await house.editor({ width: 390 });
  await open(page);
  await page.getByRole("button", { name: "Redaksjonen · Vurderinger" }).click();
  await page.getByRole("link", { name: "Søkeord og synonymer" }).click();
  await page.getByRole("heading", { level: 1, name: "Søk" }).waitFor();
  const words = page.getByRole("textbox", { name: "Ord som betyr det samme" });
  await words.fill("hjerneslag");
  await page.getByRole("button", { name: "Legg til" }).click();
  await page.getByText("Skriv minst to ord, med komma mellom").waitFor();
  await page.getByRole("button", { name: "Lag synonym for drypp" }).click();
  await expect.poll(() => words.inputValue()).toBe("drypp, ");
  await expect.poll(() => isFocused(words)).toBe(true);
  await page.keyboard.press("End");
  await page.keyboard.type("TIA");
  await page.getByRole("radio", { name: "Bare det første ordet" }).check();
  await page.getByRole("button", { name: "Legg til" }).click();
  await page.getByRole("rowheader", { name: "drypp → tia" }).waitFor();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Slett drypp → tia" }).click();
  await page.getByText("Det er ingen synonymer ennå.").waitFor();
  await page.getByText("Slettet og endret (1)").click();
  await page.getByRole("button", { name: "Bruk igjen: drypp → tia" }).click();
  await page.getByRole("rowheader", { name: "drypp → tia" }).waitFor();
  await page.getByText("Mange på en gang").click();
  const list = page.getByRole("textbox", { name: "Synonymliste" });
  expect(await list.inputValue()).toBe("drypp > tia");
  await list.fill("drypp > tia\nmr, magnetresonans\nensom");
  await page.getByRole("button", { name: "Legg til fra listen" }).click();
  await page.getByText("1 regel er lagt til. 1 sto der fra før.").waitFor();
  await page.getByRole("listitem").filter({ hasText: "ensom" }).waitFor();
  await page.getByRole("textbox", { name: "Når noen søker etter" }).fill("hjerneslag");
  const address = page.getByRole("textbox", { name: "Adressen til vurderingen" });
  await address.fill("/finnes-ikke/");
  await page.getByRole("button", { name: "Sett først", exact: true }).click();
  await page.getByText("Ingen publisert vurdering eller metodevarsel har denne adressen").waitFor();
  await address.fill("/varsler/app-for-hjerterehabilitering/");
  await page.getByRole("button", { name: "Sett først", exact: true }).click();
  const row = page.getByRole("row", { name: /App for trening etter hjerteinfarkt/ });
  await row.waitFor();
  await expectNoFindings(page);

  const reader = await house.page({ width: 390 });
  const search = `${house.server.url.replace("localhost", "metodevarsel.localhost")}/sok/?q=hjerneslag`;
  await reader.goto(search);
  const chosen = reader.getByRole("main").locator("section").filter({ hasText: "Valgt av redaksjonen" }).last();
  await chosen.getByRole("link", { name: "App for trening etter hjerteinfarkt" }).waitFor();
  await expectNoFindings(reader);
  await row.getByRole("button", { name: /^Slett/ }).click();
  await row.waitFor({ state: "detached" });
  await reader.goto(search);
  await reader.getByRole("heading", { level: 2, name: /resultat/ }).waitFor();
  expect(await reader.getByText("Valgt av redaksjonen").count()).toBe(0);
});

test("what waits for the editors is first, and one press shows it alone", async () => {
  const page = await house.editor();
  await open(page);
  const waiting = page.getByRole("row").nth(1);
  await waiting.getByText("Til publisering").waitFor();
  await waiting.getByText("Redaksjonen").waitFor();
  await page
    .getByRole("navigation", { name: "Vis etter status" })
    .getByRole("link", { name: /^Til publisering/ })
    .click();
  await expect.poll(() => queryOf(page)).toEqual({ status: "2" });
  await page.getByRole("status").getByText("1 mini-metodevurdering", { exact: true }).waitFor();
  expect(await titles(page)).toHaveLength(1);
  expect(await page.getByRole("link", { name: /^Til publisering/ }).getAttribute("aria-current")).toBe("true");
  await page.goBack();
  await expect.poll(async () => (await titles(page)).length).toBe(20);
});

test("search, type, sorting and pages stand in the address, and reloading shows the same", async () => {
  const page = await house.editor();
  await open(page);
  await page.getByRole("searchbox", { name: "Søk i arbeidslisten" }).fill("eksempel: side");
  await page.keyboard.press("Enter");
  await expect.poll(() => queryOf(page)).toEqual({ q: "eksempel: side" });
  await page.getByLabel("Type").selectOption({ label: "Organisasjon eller fylke" });
  await expect.poll(() => queryOf(page)).toEqual({ q: "eksempel: side", type: "3" });
  const header = page.getByRole("columnheader", { name: "Tittel" });
  // The address changes a moment before the list is drawn again.
  await expect.poll(() => header.getByRole("link").getAttribute("href")).toContain("type=3");
  await header.getByRole("link").click();
  await expect.poll(() => queryOf(page)).toEqual({ q: "eksempel: side", type: "3", sort: "title" });
  await expect.poll(() => header.getAttribute("aria-sort")).toBe("ascending");
  await header.getByRole("link").click();
  await expect.poll(() => header.getAttribute("aria-sort")).toBe("descending");
  await page.getByRole("navigation", { name: "Sider" }).getByRole("link", { name: "Side 2", exact: true }).click();
  await expect.poll(() => queryOf(page)).toMatchObject({ sort: "title", direction: "desc", page: "2" });
  await expect.poll(() => titles(page)).toHaveLength(5);
  const before = await titles(page);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(before);
  await page.getByRole("link", { name: "Nullstill" }).click();
  await expect.poll(() => queryOf(page)).toEqual({ sort: "title", direction: "desc" });
  await expect.poll(() => page.getByRole("searchbox", { name: "Søk i arbeidslisten" }).inputValue()).toBe("");
});

test("nothing found says so, and a page that is no more leads to the first", async () => {
  const page = await house.editor();
  await open(page, "?q=finnes+ikke");
  await page.getByText("0 mini-metodevurderinger").waitFor();
  await page.getByRole("heading", { name: "Ingen treff" }).waitFor();
  await expectNoFindings(page);
  await open(page, "?q=eksempel:+side&page=9");
  await page.getByRole("link", { name: "Gå til første side" }).click();
  await expect.poll(() => titles(page)).toHaveLength(20);
});

test.each([320, 390, 768, 1440])(
  "at %i px it fits, is a table to a screen reader, and has no findings",
  async (width) => {
    const page = await house.editor({ width });
    await open(page);
    expect(await page.getByRole("table", { name: "Mini-metodevurderinger" }).getByRole("row").count()).toBe(21);
    expect(await page.getByRole("row").nth(1).getByRole("cell").count()).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoFindings(page);
  },
);

test("without script it is read, searched, sorted and paged all the same", async () => {
  const page = await house.editor({ script: false });
  await page.goto(`${house.server.url}/redaksjon/`);
  await page.getByRole("searchbox", { name: "Søk i arbeidslisten" }).fill("eksempel: side");
  await page.getByRole("search").last().getByRole("button", { name: "Søk" }).click();
  await page.getByText("25 mini-metodevurderinger").waitFor();
  await page.getByRole("navigation", { name: "Sider" }).getByRole("link", { name: "Side 2", exact: true }).click();
  await expect.poll(() => titles(page)).toHaveLength(5);
  await page.getByRole("columnheader", { name: "Tittel" }).getByRole("link").click();
  await expect.poll(async () => (await titles(page))[0]).toBe("Eksempel: side 1");
});

test("a public page loads nothing of the desk", async () => {
  const page = await house.page();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(house.server.url, { waitUntil: "networkidle" });
  expect(loaded.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(0);
  expect(loaded.filter((path) => /\/desk/.test(path))).toEqual([]);
});
