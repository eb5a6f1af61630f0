import { expect, test } from "vitest";
import { placedBlocks } from "../../core/template/index.ts";
import { newestTemplate } from "../../server/template/index.ts";
import { expectNoFindings } from "../axe.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { deskHouse, tabTo } from "./desk-journey.ts";

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
  await tabTo(page, page.getByLabel("Hjelpetekst"));
  await keyboard.press("Control+A");
  await keyboard.type("Skriv med egne ord.");
  await page.getByText(/Utkastet ble sist endret av/).waitFor();

  await tabTo(page, page.getByRole("combobox", { name: "Slags felt" }));
  await keyboard.press("Tab");
  await keyboard.type("Hvem har lest korrektur?");
  await keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: "Hvem har lest korrektur?" }).waitFor();
  await page.getByText("Hvem har lest korrektur?: nytt").waitFor();
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
