import { beforeEach, expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { authorHouse } from "./author-journey.ts";
import { changed, dialog, field, GOES, NEW, newestForm, publish, twoBeforeNewVersion } from "./takeover-journey.ts";

const house = await authorHouse();
const original = await newestForm(house);

beforeEach(() => publish(house, original));

test("who stands in a field that a colleague takes out hears of it, and reads on from the section's heading", async () => {
  const { kari, berit } = await twoBeforeNewVersion(house, original);
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
