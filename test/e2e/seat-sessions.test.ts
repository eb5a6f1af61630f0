import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { authorHouse, blockOf } from "./author-journey.ts";

const house = await authorHouse();

const TITLE = "Hvem har bestilt vurderingen?";

test("the initiator sees where a librarian is in and ends that; the librarian's text stays and waits for a new link", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  const writer = await house.enter(assessment, librarian);
  const { page } = await house.enter(assessment, assessment.initiator);
  await page.getByRole("button", { name: "Inviter bidragsyter" }).click();
  const line = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Eksempel librarian" });
  await line.getByText(/^Sist åpnet \d\d\.\d\d\.\d{4}$/).waitFor();
  await line.getByText("Åpen i en annen nettleser", { exact: true }).waitFor();
  await expectNoFindings(page);
  await line.getByRole("button", { name: "Avslutt økter for Eksempel librarian" }).click();
  await page.getByText("kommer inn igjen med en ny lenke").waitFor();
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await page.getByText("Øktene er avsluttet").waitFor();
  await line.getByText("Åpen i").waitFor({ state: "detached" });
  expect(await line.getByRole("button", { name: /^Avslutt økter/ }).count()).toBe(0);

  const field = writer.page.getByRole("textbox", { name: TITLE });
  await field.fill("Skrevet etter at økten ble avsluttet");
  await field.blur();
  await writer.page.getByRole("alert").filter({ hasText: "Økten er avsluttet" }).waitFor();
  await writer.page.getByText("Kari Eksempel har avsluttet øktene dine.").waitFor();
  expect(await writer.page.getByRole("link", { name: "Logg inn (åpnes i ny fane)" }).count()).toBe(0);
  await expectNoFindings(writer.page);
  expect(await field.inputValue()).toBe("Skrevet etter at økten ble avsluttet");
  const cookies = [...(await seatedAs(house.server, librarian.contributorId)).cookies];
  await writer.context.addCookies(cookies.map(([name, value]) => ({ name, value, url: house.server.url })));
  await writer.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await blockOf(writer.page, TITLE).locator('[data-save-state="saved"]').waitFor({ state: "attached" });
});

test("at one's own line the other browsers' sessions are ended, when there are any", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const { page } = await house.enter(assessment, assessment.initiator);
  const open = () => page.getByRole("button", { name: "Inviter bidragsyter" }).click();
  await open();
  await page.getByRole("dialog").waitFor();
  expect(await page.getByRole("button", { name: "Avslutt andre økter" }).count()).toBe(0);
  const elsewhere = await house.enter(assessment, assessment.initiator);
  await page.reload();
  await open();
  await page.getByRole("button", { name: "Avslutt andre økter" }).click();
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await page.getByText("Øktene er avsluttet").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Inviter bidragsyter" }).waitFor();
  await elsewhere.page.reload();
  await elsewhere.page.getByRole("heading", { name: "Ny lenke" }).waitFor();
  await elsewhere.page.getByText("Du avsluttet økten her fra en annen nettleser.").waitFor();
});
