import { expect, test } from "vitest";
import { findings } from "../axe-findings.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { atDesk } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { deskHouse, isFocused } from "./desk-journey.ts";

const house = await deskHouse();

test("a patient's name is taken out: the editor sees where it stands, and readers and whoever writes see it no more", async () => {
  const name = "Eksempel: om Ola Nordmann";
  const { number, seats } = await aFilledAssessment(house.server, { name, status: 3 });
  const copied = "Eksempel: startet fra den om Ola Nordmann";
  const { number: copy } = await aFilledAssessment(house.server, { name: copied, status: 1 });
  const { db } = house.database;
  await db.updateTable("assessment").set({ started_from: number }).where("number", "=", copy).execute();
  await atDesk(await signedInAs(house.server, "redaktor"), number, "reopen");
  const author = await house.page({ as: await seatedAs(house.server, ...seats.map(({ id }) => id)) });
  await author.goto(`${house.server.url}/rediger/${number}/`);
  await author.getByRole("heading", { level: 1 }).filter({ hasText: name }).waitFor();
  const page = await house.editor();
  await page.goto(`${house.server.url}/redaksjon/${number}/`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Slad tekst" }).click();
  const dialog = page.getByRole("dialog", { name: "Slad tekst for godt" });
  const words = dialog.getByLabel("Ord eller setninger som skal bort");
  await dialog.getByRole("button", { name: "Finn hvor det står" }).click();
  await dialog.getByText("Skriv det som skal bort").waitFor();
  await words.fill("Per Ingensteds");
  await dialog.getByRole("button", { name: "Finn hvor det står" }).click();
  await dialog.getByText("Vi fant ikke dette i noen tekst.").waitFor();
  await words.fill("Nord");
  await dialog.getByRole("button", { name: "Finn hvor det står" }).click();
  await dialog.getByText("Lengre ord blir stående: Nordmann").waitFor();
  await dialog.getByText("Ordene står bare i lengre ord der", { exact: true }).waitFor();
  await words.fill("ola nordmann");
  expect(await findings(page, "dialog[open]")).toEqual([]);
  await dialog.getByRole("button", { name: "Finn hvor det står" }).click();
  const found = dialog.getByRole("heading", { name: /^Funnet \d+ steder$/ });
  await found.waitFor();
  await expect.poll(() => isFocused(found)).toBe(true);
  await dialog.getByText("Utgave 1").waitFor();
  await dialog.getByText(/^Ordene står .*sted.* der$/).waitFor();
  // What was started from it is redacted by itself: the way there leaves the words here.
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    dialog.getByRole("link", { name: `${copied} (åpnes i ny fane)` }).click(),
  ]);
  await tab.getByRole("heading", { level: 1, name: copied }).waitFor();
  await tab.close();
  await dialog.getByText(`nr. ${copy}, under arbeid`).waitFor();
  await dialog.getByText(name).first().waitFor();
  expect(await findings(page, "dialog[open]")).toEqual([]);
  await dialog.getByRole("button", { name: /^Slad \d+ steder$/ }).click();
  await dialog.getByText("Skriv hvorfor, uten å gjenta det som skal bort").waitFor();
  await dialog.getByLabel("Hvorfor").fill("Navnet på en pasient");
  await dialog.getByRole("button", { name: /^Slad \d+ steder$/ }).click();
  await page.getByRole("heading", { level: 1, name: "Eksempel: om [sladdet]" }).waitFor();
  await page.getByText("Navnet på en pasient").waitFor();
  const copies = page.getByRole("region", { name: "Startet fra denne" });
  expect(await copies.getByRole("link", { name: copied }).getAttribute("href")).toBe(`/redaksjon/${copy}/`);
  expect(await findings(page, "main")).toEqual([]);
  await author.getByRole("heading", { level: 1 }).filter({ hasText: "Eksempel: om [sladdet]" }).waitFor();

  const reader = await house.page();
  await reader.goto(`${house.server.url}/vurdering/?id=${number}`);
  await reader.getByRole("heading", { level: 1, name: "Eksempel: om [sladdet]" }).waitFor();
  expect(await reader.content()).not.toMatch(/Ola Nordmann/);
});
