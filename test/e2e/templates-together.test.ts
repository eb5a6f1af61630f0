import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { endOffline } from "./author-journey.ts";
import { deskHouse, isFocused } from "./desk-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await deskHouse();

/** An administrator at a template, in a browser of their own, who finds tabs by their numbers. */
async function atTemplate(name: RegExp) {
  const page = await house.page({ width: 1440, as: await signedInAs(house.server, "admin"), context: {} });
  await page.goto(`${house.server.url}/redaksjon/maler/`);
  await page.getByRole("link", { name }).click();
  const outline = page.getByRole("navigation", { name: "Innholdet i malen" });
  const nameOf = async (tab: number) =>
    (await outline.getByText(`Fane ${tab}:`).textContent())?.replace(/^Fane \d+: */, "").trim() ?? "";
  const choose = async (tab: number) => {
    const chosen = `Navnet på fanen ${await nameOf(tab)}`;
    const entry = outline.getByRole("button", { name: chosen }).first();
    if (!(await entry.isVisible())) await outline.getByText(`Fane ${tab}:`).click();
    await entry.click();
    await page.getByRole("heading", { level: 2, name: chosen }).waitFor();
  };
  const field = page.getByRole("textbox", { name: "Fanens navn", exact: true });
  return { page, outline, nameOf, choose, field };
}

test("a tab is not moved when a colleague has moved tabs since: who presses is asked to look again", async () => {
  const [kari, berit] = [await atTemplate(/Åpne malen .*kommune/i), await atTemplate(/Åpne malen .*kommune/i)];
  const [second, third] = [await berit.nameOf(2), await berit.nameOf(3)];
  await kari.choose(2);
  await berit.choose(2);
  await berit.page.getByRole("button", { name: "Flytt fanen ned" }).click();
  await berit.outline.getByText(`Fane 3: ${second}`).waitFor();
  await kari.page.getByRole("button", { name: "Flytt fanen ned" }).click();
  await kari.page.getByText("En kollega har flyttet, lagt til eller tatt bort faner.").waitFor();
  await kari.outline.getByText(`Fane 2: ${third}`).waitFor();
  await expectNoFindings(kari.page);
  await kari.outline.getByText(`Fane 3: ${second}`).waitFor();
});

test("who names a tab while a colleague moves and adds tabs names that tab, and no other; two who name it see each other's", async () => {
  const [kari, berit] = [await atTemplate(/Åpne malen .*helseforetak/), await atTemplate(/Åpne malen .*helseforetak/)];
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

test("a tab's name that was not sent before the page closed is put back on that tab, wherever it stands then", async () => {
  const [kari, berit] = [await atTemplate(/Åpne malen .*helseforetak/), await atTemplate(/Åpne malen .*helseforetak/)];
  await kari.choose(5);
  const [was, before] = [await berit.nameOf(5), await berit.nameOf(4)];
  const context = kari.page.context();
  await context.setOffline(true);
  await kari.field.fill("Ikke sendt ennå");
  await kari.page
    .getByText(/^Ikke lagret/)
    .first()
    .waitFor();
  const address = kari.page.url();
  await endOffline(kari.page);
  await berit.choose(5);
  await berit.page.getByRole("button", { name: "Flytt fanen opp" }).click();
  await berit.outline.getByText(`Fane 4: ${was}`).waitFor();
  const again = await context.newPage();
  await again.goto(address);
  const outline = again.getByRole("navigation", { name: "Innholdet i malen" });
  await outline.getByText("Fane 4: Ikke sendt ennå").waitFor();
  await outline.getByText(`Fane 5: ${before}`).waitFor();
});

test("what is written on a tab that a colleague takes away stays in sight to be copied; a draft that is given up gives the focus to the template's name", async () => {
  const kari = await atTemplate(/Åpne malen .*kommune/i);
  await kari.choose(1);
  await kari.page.getByLabel("Navn på fanen").fill("Klima");
  await kari.page.getByRole("button", { name: "Legg til fanen" }).click();
  await kari.page.getByRole("heading", { level: 2, name: "Navnet på fanen Klima" }).waitFor();
  const berit = await atTemplate(/Åpne malen .*kommune/i);
  await berit.choose(2);
  await berit.outline.getByRole("button", { name: /^Klima/ }).click();
  await berit.page.getByRole("button", { name: "Ta ut av bruk" }).click();
  await berit.page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await berit.page.getByRole("button", { name: "Ta bort fanen" }).click();
  await berit.outline.getByText("Fane 2: Klima").waitFor({ state: "detached" });
  await kari.field.fill("Klima og natur");
  const left = kari.page.getByRole("region", { name: "Teksten som ikke er lagret: Fanens navn" });
  await left.getByText("Klima og natur").waitFor();
  await expectInOrder(kari.page);
  await kari.page.getByRole("button", { name: "Forkast teksten" }).click();
  await left.waitFor({ state: "detached" });
  await berit.page.getByRole("button", { name: "Forkast utkastet" }).press("Enter");
  await berit.page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).press("Enter");
  await berit.page.getByText("Det er ingen endringer å publisere.").waitFor();
  await expect.poll(() => isFocused(berit.page.getByRole("heading", { level: 1 }))).toBe(true);
});
