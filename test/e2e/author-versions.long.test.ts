import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { authorHouse, untilItIs } from "./author-journey.ts";
import { tooWideAt } from "./every-width.ts";

const house = await authorHouse();

const TITLE = "Hvem har bestilt vurderingen?";

test("a version is named by keyboard, compared with now word by word, and one field of it is taken back", async () => {
  const assessment = await house.start();
  const browser = await seatedAs(house.server, assessment.initiator.contributorId);
  const items = async () => everyItem((await detailsOf(browser, assessment.number)).schema.schemaItems);
  const id = (await items()).find(({ title }) => title === TITLE)?.contentGuid ?? "";
  await saveItem(browser, assessment.number, id, "Klinikksjefen ved avdelingen");
  const { page } = await house.enter(assessment, assessment.initiator);
  await page.getByRole("button", { name: "Mer", exact: true }).click();
  await page.getByRole("button", { name: "Versjoner" }).click();
  const panel = page.getByRole("dialog", { name: "Versjoner" });
  await panel.getByText("Det er ingen versjoner ennå.").waitFor();
  const name = panel.getByRole("textbox", { name: "Navn på ny versjon" });
  await name.press("Enter");
  await panel.getByText("Skriv et navn på versjonen").waitFor();
  await expectNoFindings(page);
  await name.fill("Før fagfellevurdering");
  await name.press("Enter");
  const compare = panel.getByRole("button", { name: /^Sammenlign Før fagfellevurdering/ });
  await compare.waitFor();
  await saveItem(browser, assessment.number, id, "Klinikksjefen ved medisinsk avdeling");
  // The page has heard of it: what is taken back is another text than the one that stands there.
  const field = page.getByRole("textbox", { name: TITLE, includeHidden: true });
  await expect.poll(() => field.inputValue()).toBe("Klinikksjefen ved medisinsk avdeling");
  await compare.press("Enter");
  await panel.getByText("Ett felt er endret.").waitFor();
  await panel.locator("ins", { hasText: "medisinsk avdeling" }).waitFor();
  await panel.locator("del", { hasText: "avdelingen" }).waitFor();
  await expectNoFindings(page);
  await panel.getByRole("button", { name: /^Hent tilbake teksten/ }).press("Enter");
  await panel.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Angre hentingen" }).waitFor();
  await untilItIs(page, TITLE, "saved");
  await expect
    .poll(async () => (await items()).find(({ title }) => title === TITLE)?.properties.text)
    .toBe("Klinikksjefen ved avdelingen");
});

test("an editor who reads the form opens its whole history by keyboard, also on a phone, and comes back to the link", async () => {
  const assessment = await house.start();
  const browser = await seatedAs(house.server, assessment.initiator.contributorId);
  const { schemaItems } = (await detailsOf(browser, assessment.number)).schema;
  const id = everyItem(schemaItems).find(({ title }) => title === TITLE)?.contentGuid ?? "";
  await saveItem(browser, assessment.number, id, "Klinikksjefen ved avdelingen");
  const as = await signedInAs(house.server, "redaktor");
  const { page } = await house.enter(assessment, assessment.initiator, { as, query: "", width: 390 });
  const link = page
    .getByText("Du leser skjemaet som redaktør.")
    .getByRole("button", { name: "Historikk", exact: true });
  await link.press("Enter");
  const panel = page.getByRole("dialog", { name: "Historikk for hele vurderingen" });
  const change = panel.getByRole("button", { name: /^Vis endringen av Kari Eksempel/ }).first();
  await change.press("Enter");
  await panel.locator("ins", { hasText: "Klinikksjefen ved avdelingen" }).waitFor();
  expect(await panel.getByRole("button", { name: /^Hent tilbake/ }).count()).toBe(0);
  await expectNoFindings(page);
  expect(await tooWideAt(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
});
