import { beforeEach, expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { authorHouse, heldCalls, untilItIs } from "./author-journey.ts";
import { changed, dialog, field, GOES, NEW, newestForm, publish } from "./takeover-journey.ts";

const house = await authorHouse();
const original = await newestForm(house);

beforeEach(() => publish(house, original));

/** The initiator, who is offered a new version of the form, and a librarian, who has the form as it was. */
async function twoBeforeNewVersion() {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("a librarian was asked for");
  const { page: berit } = await house.enter(assessment, librarian);
  await publish(house, changed(original));
  const { page: kari } = await house.enter(assessment, assessment.initiator);
  return { kari, berit };
}

test("a text whose question was taken out is in its field again, and saved, when the new version is undone", async () => {
  const { kari, berit } = await twoBeforeNewVersion();

  const letGo = await heldCalls(berit);
  await field(berit, GOES).fill("Skrevet mens spørsmålet ble fjernet");
  await kari.getByRole("button", { name: "Se hva som endres" }).click();
  await dialog(kari).getByRole("button", { name: "Ta i bruk den nye versjonen" }).click();
  await field(berit, NEW).waitFor();
  const refused = berit.waitForResponse((answer) => answer.url().includes("SaveSchemaItem") && answer.status() === 404);
  letGo();
  await refused;
  const left = berit.getByRole("alert").filter({ hasText: "Feltet du skrev i, er fjernet" });
  await left.waitFor();

  await kari.getByRole("button", { name: "Angre den nye versjonen av skjemaet" }).click();
  await expect.poll(() => field(kari, GOES).inputValue()).toBe("Skrevet mens spørsmålet ble fjernet");
  await untilItIs(berit, GOES, "saved");
  expect(await field(berit, GOES).inputValue()).toBe("Skrevet mens spørsmålet ble fjernet");
  expect(await left.count()).toBe(0);
  await field(berit, GOES).fill("Og skrevet videre");
  await untilItIs(berit, GOES, "saved");
});

test("who stands in a field that a colleague takes out hears of it, and reads on from the section's heading", async () => {
  const { kari, berit } = await twoBeforeNewVersion();
  await field(berit, GOES).focus();
  await kari.getByRole("button", { name: "Se hva som endres" }).click();
  await dialog(kari).getByRole("button", { name: "Ta i bruk den nye versjonen" }).click();
  await field(berit, NEW).waitFor();
  await berit.getByRole("status").getByText("Feltet du sto i, er ikke med i skjemaet lenger.").waitFor();
  await expect.poll(() => berit.evaluate(() => document.activeElement?.id.startsWith("section-"))).toBe(true);
});

test("an editor who reads the form is offered the new version too", async () => {
  const assessment = await house.start();
  await publish(house, changed(original));
  const as = await signedInAs(house.server, "redaktor");
  const { page } = await house.enter(assessment, assessment.initiator, { as, query: "" });
  await page.getByRole("button", { name: "Se hva som endres" }).click();
  await dialog(page).getByRole("button", { name: "Ta i bruk den nye versjonen" }).click();
  await page.getByRole("button", { name: "Angre den nye versjonen av skjemaet" }).waitFor();
  await expectNoFindings(page);
});
