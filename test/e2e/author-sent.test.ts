import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { fillMandatory } from "../builders/working-copy.ts";
import { authorHouse } from "./author-journey.ts";

const house = await authorHouse();

test("who is in a field when the assessment is sent, and when it is sent back, is told so and keeps the place", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  const initiator = await seatedAs(house.server, assessment.initiator.contributorId);
  await fillMandatory(house.server, initiator, assessment.number);
  const { page } = await house.enter(assessment, librarian, { width: 390 });
  const field = page.getByRole("textbox", { name: "Hvem har bestilt vurderingen?" });
  const said = (words: string) => page.getByRole("status").getByText(words).waitFor({ state: "attached" });
  const blockInFocus = () => page.evaluate(() => document.activeElement?.id.startsWith("block-"));
  const task = page.getByText("Din oppgave:");
  await task.waitFor();
  await field.focus();
  await sendIn(initiator, assessment.number);
  await said("Mini-metodevurderingen er sendt til publisering.");
  await page.getByRole("region", { name: "Lagring" }).getByText("Sendt til publisering").waitFor();
  await expect.poll(blockInFocus).toBe(true);
  // What nobody may write in now is nobody's task.
  await task.waitFor({ state: "detached" });
  await expectNoFindings(page);

  const desk = await signedInAs(house.server, "redaktor");
  const back = await atDesk(desk, assessment.number, "return", { message: "Skriv mer." });
  expect(back.status).toBe(200);
  await said("Redaksjonen har sendt mini-metodevurderingen tilbake. Den kan endres igjen.");
  await field.waitFor();
  expect(await blockInFocus()).toBe(true);
  await task.waitFor();
});
