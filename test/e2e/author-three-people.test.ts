import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { authorHouse, blockOf, untilItIs } from "./author-journey.ts";

const house = await authorHouse();

const ABOUT = "Kort om vurderingen";
const MESSAGE = "Skriv hva metoden koster";
const field = (page: Page) => page.getByRole("textbox", { name: ABOUT });
const writable = (page: Page) => field(page).and(page.locator(":enabled:read-write"));
const comments = (page: Page, state: RegExp) => blockOf(page, ABOUT).getByRole("button", { name: state });

test("three people have it open: a comment, an invitation, sending and sending back reach them without a reload, each what is theirs", async () => {
  const { number, seats } = await aFilledAssessment(house.server, {
    name: "Eksempel: tre som skriver",
    status: 1,
    seats: [
      { role: "initiator", name: "Kari Eksempel" },
      { role: "librarian", name: "Berit Eksempel" },
      { role: "peer", name: "Per Eksempel" },
    ],
  });
  const [initiator, librarian, peer] = seats.map(({ id, role }) => ({ contributorId: id, role }));
  if (!initiator || !librarian || !peer) throw new Error("three seats were asked for");
  const assessment = { number, initiator, others: [librarian, peer] };
  const { page: kari } = await house.enter(assessment, initiator);
  const { page: berit } = await house.enter(assessment, librarian, { width: 390 });
  const { page: per } = await house.enter(assessment, peer);
  const everybody = [kari, berit, per];
  for (const page of everybody) await page.evaluate(() => document.body.setAttribute("data-loaded-once", ""));
  await kari.getByRole("region", { name: "Lagring" }).getByText("Berit og Per er her").waitFor();

  // A comment comes to those who read comments.
  await comments(berit, /^Kommenter: /).click();
  const panel = berit
    .getByRole("dialog", { name: /^Kommentarer/ })
    .or(berit.getByRole("complementary", { name: /^Kommentarer/ }));
  await panel.getByRole("textbox", { name: "Ny kommentar" }).fill("Er dette riktig?");
  await panel.getByRole("button", { name: "Lagre" }).click();
  await comments(kari, /^Kommentarer: .*1 ulest/).waitFor();
  expect(await per.getByRole("button", { name: /^Komment/ }).count()).toBe(0);
  await panel.getByRole("button", { name: "Lukk", exact: true }).click();

  // Who is invited from another browser stands in the list that is open.
  const elsewhere = await seatedAs(house.server, initiator.contributorId);
  await kari.getByRole("button", { name: "Inviter bidragsyter" }).click();
  const people = kari.getByRole("dialog", { name: /[Bb]idragsyter/ });
  await people.getByRole("listitem").filter({ hasText: "Berit Eksempel" }).waitFor();
  const invited = await elsewhere.post("/api/schema/InviteContributor", {
    id: number,
    name: "Ole Eksempel",
    email: "ole@eksempel.no",
    role: "economist",
    organization: "Eksempel helseforetak",
  });
  expect(invited.status).toBe(200);
  await people.getByRole("listitem").filter({ hasText: "Ole Eksempel" }).waitFor();
  await kari.keyboard.press("Escape");

  // Sent: nobody can write; sent back: everybody who could is told why, and goes on.
  await sendIn(elsewhere, number);
  for (const page of everybody) await page.getByText("Til publisering", { exact: true }).first().waitFor();
  for (const page of [kari, berit]) await expect.poll(() => writable(page).count()).toBe(0);
  await expectNoFindings(berit);
  const editor = await signedInAs(house.server, "redaktor");
  expect((await atDesk(editor, number, "return", { message: MESSAGE })).status).toBe(200);
  for (const page of [kari, berit]) {
    await page.getByText("Redaksjonen har sendt mini-metodevurderingen tilbake").waitFor();
    await page.getByText(MESSAGE).waitFor();
    await writable(page).waitFor();
  }
  await field(berit).fill("Skrevet etter at den kom tilbake");
  await untilItIs(berit, ABOUT, "saved");
  await expect.poll(() => field(kari).inputValue()).toBe("Skrevet etter at den kom tilbake");
  await expect.poll(() => per.getByText("Skrevet etter at den kom tilbake").count()).toBeGreaterThan(0);
  await expectNoFindings(kari);
  for (const page of everybody) expect(await page.locator("body[data-loaded-once]").count()).toBe(1);
});
