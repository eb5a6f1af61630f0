import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { deskHouse, isFocused } from "./desk-journey.ts";
import { atTemplate } from "./template-journey.ts";

const house = await deskHouse();

test("a tab is not moved when a colleague has moved tabs since: who presses is asked to look again", async () => {
  const [kari, berit] = [
    await atTemplate(house, /Åpne malen Mini-metodevurdering for kommune/),
    await atTemplate(house, /Åpne malen Mini-metodevurdering for kommune/),
  ];
  const [second, third] = [await berit.nameOf(2), await berit.nameOf(3)];
  await kari.choose(2);
  await berit.choose(2);
  await berit.page.getByRole("button", { name: "Flytt fanen ned" }).click();
  await berit.outline.getByText(`Fane 3: ${second}`).waitFor();
  await kari.page.getByRole("button", { name: "Flytt fanen ned" }).click();
  await kari.page.getByText("En kollega har flyttet, lagt til eller fjernet faner.").waitFor();
  await kari.outline.getByText(`Fane 2: ${third}`).waitFor();
  await expectNoFindings(kari.page);
  await kari.outline.getByText(`Fane 3: ${second}`).waitFor();
});

test("who names a tab while a colleague moves and adds tabs names that tab, and no other; two who name it see each other's", async () => {
  const [kari, berit] = [
    await atTemplate(house, /Åpne malen Mini-metodevurdering for helseforetak/),
    await atTemplate(house, /Åpne malen Mini-metodevurdering for helseforetak/),
  ];
  const third = await berit.nameOf(3);
  await kari.choose(2);
  await berit.choose(2);
  await berit.page.getByRole("button", { name: "Flytt fanen ned" }).click();
  await berit.outline.getByText(`Fane 2: ${third}`).waitFor();
  await berit.page.getByLabel("Navn på fanen").fill("Mellom");
  await berit.page.getByRole("button", { name: "Legg til fanen" }).click();
  await berit.outline.getByText("Fane 4: Mellom").waitFor();
  await kari.field.fill("Karis navn");
  await kari.outline.getByText("Fane 3: Karis navn").waitFor();
  await kari.outline.getByText(`Fane 2: ${third}`).waitFor();
  expect(await kari.page.locator("[data-conflict]").count()).toBe(0);

  await kari.field.fill("Karis andre");
  await kari.outline.getByText("Fane 3: Karis andre").waitFor();
  await berit.choose(3);
  await berit.field.fill("Berits navn");
  const conflict = berit.page.locator("[data-conflict]");
  await conflict.getByRole("region", { name: "Den andres tekst" }).getByText("Karis andre").waitFor();
  await conflict.getByRole("button", { name: "Behold min" }).press("Enter");
  await berit.outline.getByText("Fane 3: Berits navn").waitFor();
  await expect.poll(() => isFocused(berit.field)).toBe(true);
  await berit.outline.getByText(`Fane 2: ${third}`).waitFor();
});
