import { expect, test } from "vitest";
import { placedBlocks } from "../../features/template/rules/index.ts";
import { newestTemplate } from "../../features/template/server/index.ts";
import { expectNoFindings } from "../axe.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { deskHouse, isFocused, tabTo } from "./desk-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await deskHouse();

test("by keyboard: an administrator changes a help text, adds a question and publishes; a new form has it, a running one has not", async () => {
  const { db, url } = house.server;
  const running = await anAssessment(db, { type: "1", opened: true });
  const page = await house.page({ width: 1440, as: await signedInAs(house.server, "admin") });
  const { keyboard } = page;
  await page.goto(`${url}/redaksjon/`);
  await page.getByRole("link", { name: "Maler", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Maler" }).waitFor();
  await page
    .getByRole("row", { name: /Versjon 1 I bruk/ })
    .first()
    .waitFor();
  await expectNoFindings(page);
  await tabTo(page, page.getByRole("link", { name: /Åpne malen .*helseforetak/ }));
  await keyboard.press("Enter");
  await page.getByText("Det er ingen endringer å publisere.").waitFor();
  await expectNoFindings(page);

  const outline = page.getByRole("navigation", { name: "Innholdet i malen" });
  const [first] = placedBlocks((await newestTemplate(db, "1")).template).filter(
    ({ block }) => block.kind === "TextEditor" && block.helpText,
  );
  if (!first) throw new Error("no text to change");
  await tabTo(page, outline.getByText(`Fane ${first.tab + 1}:`));
  await keyboard.press("Enter");
  await tabTo(page, outline.getByRole("button", { name: first.block.title, exact: true }));
  await keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: first.block.title }).waitFor();
  await expectNoFindings(page);
  const helps = [
    ["Hjelpetekst", "Skriv med egne ord."],
    ["Hjelpetekst på nynorsk", "Skriv med eigne ord."],
  ] as const;
  for (const [label, text] of helps) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await keyboard.press("Control+A");
    await keyboard.type(text);
  }
  await page.getByText(/Utkastet ble sist endret av/).waitFor();

  await tabTo(page, page.getByRole("combobox", { name: "Slags felt" }));
  await keyboard.press("Tab");
  await keyboard.type("Hvem har lest korrektur?");
  await keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: "Hvem har lest korrektur?" }).waitFor();
  await page.getByText("Hvem har lest korrektur?: nytt").waitFor();
  await tabTo(page, page.getByLabel("Tittel eller spørsmål på nynorsk"));
  await keyboard.type("Kven har lese korrektur?");
  await page.getByText("Malen kan publiseres slik den er.").waitFor();
  await tabTo(page, page.getByRole("button", { name: "Publiser malen" }));
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Publiser malen" });
  await dialog.getByText(/er i gang og beholder skjemaet/).waitFor();
  await dialog.getByText("Hvem har lest korrektur?: nytt").waitFor();
  await expectNoFindings(page);
  await tabTo(page, dialog.getByRole("button", { name: "Publiser nå" }));
  await keyboard.press("Enter");
  await page.getByText("Versjon 2 er publisert").waitFor();

  const fresh = await anAssessment(db, { type: "1", opened: true });
  const formOf = async ({ number, seats }: typeof fresh) => {
    const author = await seatedAs(house.server, ...seats.map(({ id }) => id));
    return (await author.get(`/api/schema/GetMethodAssessmentDetails/${number}`)).text();
  };
  const [has, hasNot] = [await formOf(fresh), await formOf(running)];
  expect(has).toContain("Hvem har lest korrektur?");
  expect(has).toContain("Skriv med egne ord.");
  expect(hasNot).not.toContain("Hvem har lest korrektur?");
});

test("at 375 px: what asks for it is confirmed before it is published, and an editor has no templates", async () => {
  const { url } = house.server;
  const page = await house.page({ width: 375, as: await signedInAs(house.server, "admin") });
  await page.goto(`${url}/redaksjon/maler/`);
  await page
    .getByRole("link", { name: /Åpne malen .*kommune/i })
    .first()
    .click();
  const outline = page.getByRole("navigation", { name: "Innholdet i malen" });
  await outline.getByText("Fane 1:").click();
  await outline.getByRole("button").nth(3).click();
  await page.getByRole("button", { name: "Ta ut av bruk" }).click();
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await page.getByText("Må bekreftes", { exact: true }).waitFor();
  await expectNoFindings(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(375);
  await page
    .getByRole("button", { name: /^Hent tilbake / })
    .first()
    .click();
  await page.getByText("Utkastet er likt versjonen som er i bruk.").waitFor();

  const editor = await house.editor({ width: 375 });
  await editor.goto(`${url}/redaksjon/maler/`);
  await editor.waitForURL(`${url}/redaksjon/`);
  await editor.getByRole("heading", { level: 1 }).waitFor();
  expect(await editor.getByRole("link", { name: "Maler", exact: true }).count()).toBe(0);
});

test("an administrator tries the form as its author, sees it as its reader, and decides what a choice shows and where an answer is used", async () => {
  const { url } = house.server;
  const page = await house.page({ width: 1440, as: await signedInAs(house.server, "admin") });
  const { keyboard } = page;
  await page.goto(`${url}/redaksjon/maler/`);
  await page.getByRole("link", { name: /Åpne malen .*helseforetak/ }).click();
  const outline = page.getByRole("navigation", { name: "Innholdet i malen" });
  await outline.getByText("Fane 6:").click();
  await outline.getByRole("button", { name: /^Er «Nytte mot skade» relevant/ }).click();

  const heading = page.getByRole("heading", { level: 2, name: /^Er «Nytte mot skade» relevant/ });
  await expect.poll(() => isFocused(heading)).toBe(true);
  await keyboard.press("Shift+Tab");
  await keyboard.press("ArrowRight");
  await keyboard.press("Enter");
  const author = page.getByRole("region", { name: "Som forfatter" });
  const choice = author.getByRole("radiogroup", { name: /^Er «Nytte mot skade» relevant/ });
  await choice.waitFor();
  expect(await author.getByText("Hvorfor er temaet ikke relevant?").count()).toBe(0);
  await choice.getByRole("radio", { name: "Ikke relevant" }).check();
  const why = author.getByRole("textbox", { name: /Hvorfor er temaet ikke relevant/ });
  await why.fill("Fordi vi prøver malen");
  expect(await author.getByText("Lagret").count()).toBe(0);
  await expectInOrder(page);
  await page.getByRole("tab", { name: "Som leser" }).click();
  const reader = page.getByRole("region", { name: "Som leser" });
  await reader.getByText("Fordi vi prøver malen").waitFor();
  await expectInOrder(page);
  await page.getByText("Utkastet er likt versjonen som er i bruk.").waitFor();

  await outline.getByText("Fane 4:").click();
  await outline.getByRole("button", { name: "Litteratursøk", exact: true }).click();
  await reader.getByText("MEDLINE").first().waitFor();
  await reader.getByText("120", { exact: true }).first().waitFor();
  await expectInOrder(page);
  await page.getByRole("tab", { name: "Som forfatter" }).click();
  await author.getByText("Her står et eksempel. Dette feltet kan ikke prøves her.").first().waitFor();
  await author.getByText("MEDLINE").first().waitFor();
  await expectInOrder(page);
  await outline.getByRole("button", { name: /^Er «Nytte mot skade» relevant/ }).click();

  await page.getByRole("tab", { name: "Rediger" }).click();
  await page.getByText("Når svaret er «Ikke relevant» vises:").waitFor();
  await page.getByRole("group", { name: "Når svaret er" }).getByRole("checkbox", { name: "Ikke relevant" }).check();
  await page.getByRole("radio", { name: /^skjules feltet/ }).check();
  await page.getByLabel("Felt eller seksjon").selectOption("Etikk og jus: Autonomi");
  await page.getByRole("button", { name: "Legg til regelen" }).click();
  await page.getByText("Når svaret er «Ikke relevant» skjules:").waitFor();
  await expectInOrder(page);
  await outline.getByRole("button", { name: "Autonomi", exact: true }).click();
  await page.getByText(/^Skjules når svaret på «Er «Nytte mot skade» relevant .* er «Ikke relevant»/).waitFor();
  await page.getByRole("button", { name: "Åpne valget" }).click();
  await page.getByRole("button", { name: "Fjern: Autonomi" }).click();
  await page.getByText("Når svaret er «Ikke relevant» skjules:").waitFor({ state: "detached" });
  await page.getByText("Utkastet er likt versjonen som er i bruk.").waitFor();

  await outline.getByText("Fane 6:").click();
  await outline.getByText("Fane 9:").click();
  await outline.getByRole("button", { name: "Les mer" }).first().click();
  const uses = page.getByRole("group", { name: "Svaret brukes også her" });
  const links = uses.getByRole("checkbox", { name: "Lenkene på kortet" });
  await links.waitFor();
  const was = await links.isChecked();
  await links.setChecked(!was);
  await page.getByText(/endret bruk på kortet eller i sammendraget/).waitFor();
  await expectInOrder(page);
});

test("by keyboard: a tab is added, given another name, moved and taken away again", async () => {
  const { url } = house.server;
  const page = await house.page({ width: 1440, as: await signedInAs(house.server, "admin") });
  const { keyboard } = page;
  await page.goto(`${url}/redaksjon/maler/`);
  await page.getByRole("link", { name: /Åpne malen Mini-metodevurdering for kommune/ }).click();
  const outline = page.getByRole("navigation", { name: "Innholdet i malen" });
  const heading = page.getByRole("heading", { level: 2, name: /^Navnet på fanen/ });
  await outline.getByText("Fane 1:").click();
  await tabTo(page, outline.getByRole("button", { name: /^Navnet på fanen/ }).first());
  await keyboard.press("Enter");
  await expect.poll(() => isFocused(heading)).toBe(true);
  const name = page.getByLabel("Navn på fanen");
  await tabTo(page, name);
  await keyboard.press("Enter");
  await page.getByText("Skriv et navn på fanen").waitFor();
  await expect.poll(() => isFocused(name)).toBe(true);
  await expectNoFindings(page);
  await keyboard.type("Bærekraft");
  await keyboard.press("Enter");
  const added = page.getByRole("heading", { level: 2, name: "Navnet på fanen Bærekraft" });
  await expect.poll(() => isFocused(added)).toBe(true);
  await outline.getByText("Fane 2: Bærekraft").waitFor();
  await expectInOrder(page);
  const down = page.getByRole("button", { name: "Flytt fanen ned" });
  await tabTo(page, down);
  await keyboard.press("Enter");
  await outline.getByText("Fane 3: Bærekraft").waitFor();
  await added.waitFor();
  await expect.poll(() => isFocused(down)).toBe(true);
  await page.getByRole("button", { name: "Flytt fanen opp" }).press("Enter");
  await outline.getByText("Fane 2: Bærekraft").waitFor();
  await added.waitFor();
  await page.getByRole("textbox", { name: "Fanens navn", exact: true }).fill("Miljø");
  await outline.getByText("Fane 2: Miljø").waitFor();
  expect(await page.getByRole("button", { name: "Fjern fanen" }).getAttribute("aria-disabled")).toBe("true");
  // The tab of what was chosen stands open, also after it was moved.
  await outline.getByRole("button", { name: /^Bærekraft/ }).click();
  await page.getByRole("button", { name: "Ta ut av bruk" }).click();
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await page.getByRole("button", { name: "Fjern fanen" }).press("Enter");
  await outline.getByText("Fane 2: Miljø").waitFor({ state: "detached" });
  await page.getByText("Utkastet er likt versjonen som er i bruk.").waitFor();
});
