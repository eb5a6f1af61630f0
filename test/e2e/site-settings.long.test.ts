import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { findings } from "../axe-findings.ts";
import { deskHouse, isSaved } from "./desk-journey.ts";

/** The browser's driver puts scripts of its own into every frame, also into the draft's, where none may run. */
const house = await deskHouse(/Blocked script execution in .*\/utkast\/|status of 404/);

test("an editor changes the menu, the banner and the 404 page without a developer, and sees each before readers do", async () => {
  const { url } = house.server;
  const page = await house.editor({ width: 1440 });
  await page.goto(`${url}/redaksjon/innhold/`);
  await page.getByRole("link", { name: "Meny, banner og bunntekst" }).click();
  await page.getByRole("heading", { level: 1, name: "Innstillinger" }).waitFor();
  await page.getByRole("tab", { name: "Meny" }).click();
  const menu = page.getByRole("group", { name: "Innhold", exact: true });
  await menu.getByRole("button", { name: "Legg til: lenke" }).click();
  await menu.getByLabel("Lenketekst").nth(4).fill("Bestill kurs");
  await menu.getByLabel("Eller velg en side: lenke").nth(4).selectOption({ label: "Om oss (/om-oss/)" });
  await page.getByRole("tab", { name: "Banner" }).click();
  await page.getByRole("textbox", { name: "Tekst", exact: true }).click();
  await page.keyboard.type("Stengt i romjulen");
  await page.getByLabel("Slags melding").selectOption("Viktig");
  await isSaved(page);
  const frame = page.frameLocator("iframe");
  await frame.getByRole("region", { name: "Melding fra redaksjonen" }).getByText("Stengt i romjulen").waitFor();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await page.getByRole("dialog", { name: "Publiser" }).getByRole("button", { name: "Publiser nå" }).click();
  await page.getByText("Siden er publisert").waitFor();

  await page.goto(`${url}/redaksjon/innhold/`);
  await page.getByRole("link", { name: "Side ikke funnet" }).click();
  const header = page.getByLabel("Overskrift", { exact: false }).first();
  await header.fill("Her var det tomt");
  await header.blur();
  await isSaved(page);
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await page.getByRole("dialog", { name: "Publiser" }).getByRole("button", { name: "Publiser nå" }).click();
  await page.getByText("Siden er publisert").waitFor();

  const reader = await house.page({ width: 390 });
  await reader.goto(`${url}/finnes-ikke/`);
  await reader.getByRole("heading", { level: 1, name: "Her var det tomt" }).waitFor();
  await reader.getByRole("region", { name: "Melding fra redaksjonen" }).getByText("Stengt i romjulen").waitFor();
  await reader.getByRole("button", { name: "Meny", exact: true }).click();
  await expectNoFindings(reader);
  await reader.getByRole("link", { name: "Bestill kurs" }).click();
  await reader.getByRole("heading", { level: 1, name: "Om oss" }).waitFor();
});

test("an editor moves a section of the tree, and readers come to its pages by their old addresses", async () => {
  const page = await house.editor({ width: 1440 });
  await page.goto(`${house.server.url}/redaksjon/innhold/`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Handlinger for «Artikler»" }).click();
  const actions = page.getByRole("dialog", { name: "Handlinger for «Artikler»" });
  await actions.getByLabel("Legg den under").selectOption({ label: "Om oss (/om-oss/)" });
  await actions.getByRole("button", { name: "Flytt hit" }).click();
  await page.getByText("«Artikler» er flyttet").waitFor();
  expect(await findings(page, "dialog[open]")).toEqual([]);

  const reader = await house.page({ width: 390 });
  await reader.goto(`${house.server.url}/artikler/hva-er-en-mini-metodevurdering/?fra=lenke`);
  await reader.getByRole("heading", { level: 1, name: "Hva er en mini-metodevurdering?" }).waitFor();
  expect(reader.url()).toBe(`${house.server.url}/om-oss/artikler/hva-er-en-mini-metodevurdering/?fra=lenke`);
  await reader.goto(house.server.url);
  const link = reader.getByRole("link", { name: "Hva er en mini-metodevurdering?" });
  expect(await link.first().getAttribute("href")).toBe("/om-oss/artikler/hva-er-en-mini-metodevurdering/");
});
