import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import type { StartedSeat } from "../builders/a-started-assessment.ts";
import { authorHouse, openStep, stepOf, steps } from "./author-journey.ts";

const house = await authorHouse();

const RICH = "Lignende vurderinger";
const field = (page: Page, name: string) => page.getByRole("textbox", { name });

const named = ({ contributorId }: StartedSeat, name: string) =>
  house.database.db.updateTable("contributor").set({ name }).where("id", "=", contributorId).execute();

test("the list of steps says who is in which step and section, by name, and how high it is does not depend on it", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  await named(librarian, "Berit Eksempel");
  const { page: kari } = await house.enter(assessment, assessment.initiator);
  const { page: berit } = await house.enter(assessment, librarian);
  const heights = () =>
    steps(kari)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.clientHeight));
  const before = await heights();
  await field(berit, RICH).focus();
  for (const name of [/^1\. Om vurderingen .*\(Berit er her\)/, /^Tittel og bestilling .*\(Berit er her\)/])
    await steps(kari).getByRole("link", { name }).waitFor();
  expect(await heights()).toEqual(before);
  await expectNoFindings(kari);
  await openStep(berit, "Pasienter");
  await field(berit, "Hva er indikasjonen for metoden?").focus();
  await stepOf(kari, "Pasienter .*\\(Berit er her\\)").waitFor();
  await steps(kari)
    .getByRole("link", { name: /^1\. Om vurderingen [^B]*$/ })
    .waitFor();
  await expectNoFindings(kari);
});
