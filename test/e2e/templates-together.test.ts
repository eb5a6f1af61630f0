import { expect, test } from "vitest";
import { endOffline } from "./author-journey.ts";
import { deskHouse, isFocused } from "./desk-journey.ts";
import { expectInOrder } from "./every-width.ts";
import { atTemplate } from "./template-journey.ts";

const house = await deskHouse();

test("a tab's name that was not sent before the page closed is put back on that tab, wherever it stands then", async () => {
  const [kari, berit] = [
    await atTemplate(house, /Åpne malen Mini-metodevurdering for helseforetak/),
    await atTemplate(house, /Åpne malen Mini-metodevurdering for helseforetak/),
  ];
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
  // The account's name is another one when she comes back.
  await house.server.db
    .updateTable("account")
    .set({ name: "Kari Nygift" })
    .where("name", "=", "Eksempel Administrator")
    .execute();
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
  const kari = await atTemplate(house, /Åpne malen Mini-metodevurdering for kommune/);
  await kari.choose(1);
  await kari.page.getByLabel("Navn på fanen").fill("Klima");
  await kari.page.getByRole("button", { name: "Legg til fanen" }).click();
  await kari.page.getByRole("heading", { level: 2, name: "Navnet på fanen Klima" }).waitFor();
  const berit = await atTemplate(house, /Åpne malen Mini-metodevurdering for kommune/);
  await berit.choose(2);
  await berit.outline.getByRole("button", { name: /^Klima/ }).click();
  await berit.page.getByRole("button", { name: "Ta ut av bruk" }).click();
  await berit.page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await berit.page.getByRole("button", { name: "Fjern fanen" }).click();
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
