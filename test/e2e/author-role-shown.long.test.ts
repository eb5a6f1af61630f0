import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import type { StartedAssessment } from "../builders/a-started-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { authorHouse, openSection, openStep } from "./author-journey.ts";

const house = await authorHouse();

const TITLE = "Eksempel: to roller";

/** Somebody whose browser holds the initiator's seat and the librarian's, as when two links came to one address. */
const inBothRoles = async () => {
  const assessment = await house.start({ title: TITLE, others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  const as = await seatedAs(house.server, assessment.initiator.contributorId, librarian.contributorId);
  return { assessment, librarian, as };
};

const openSending = async (page: Page) => {
  await openStep(page, "Innsending");
  await openSection(page, "Send til publisering");
};

/** What only the initiator is offered; the consent stands behind «Mer». */
const initiatorsOwn = (page: Page) => [
  page.getByRole("button", { name: "Inviter bidragsyter" }),
  page.getByRole("button", { name: TITLE }),
  page.getByRole("checkbox", { name: "Vis meg som kontaktperson", includeHidden: true }),
];
const setStatus = (assessment: StartedAssessment, status: 1 | 2 | 3) =>
  house.server.db.updateTable("assessment").set({ status }).where("number", "=", assessment.number).execute();

test("shown as the librarian nothing of the initiator's is offered, also when the browser holds both seats", async () => {
  const { assessment, librarian, as } = await inBothRoles();
  const { page } = await house.enter(assessment, librarian, { as });
  await page.getByText("Bibliotekar", { exact: true }).first().waitFor();
  await page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
  await page.getByRole("textbox", { name: "Kort om vurderingen" }).fill("En bibliotekar skriver");
  for (const offer of initiatorsOwn(page)) expect(await offer.count()).toBe(0);
  await openSending(page);
  await page.getByText("Bare forslagstiller kan sende inn en mini-metodevurdering til publisering.").waitFor();
  expect(await page.getByRole("button", { name: "Send til publisering" }).count()).toBe(0);
  await expectNoFindings(page);
});

test("shown as the initiator the same browser is offered all of it", async () => {
  const { assessment, as } = await inBothRoles();
  const { page } = await house.enter(assessment, assessment.initiator, { as });
  for (const offer of initiatorsOwn(page)) await offer.waitFor({ state: "attached" });
  await openSending(page);
  await page.getByRole("button", { name: "Send til publisering" }).waitFor();
});

test("an address that claims the initiator's role, or names the initiator's seat, gives a librarian nothing", async () => {
  const { assessment, librarian } = await inBothRoles();
  const { contributorId } = assessment.initiator;
  for (const query of ["?role=initiator", `?id=${contributorId}&role=initiator`]) {
    const { page } = await house.enter(assessment, librarian, { query });
    await page.getByText("Bibliotekar", { exact: true }).first().waitFor();
    for (const offer of initiatorsOwn(page)) expect(await offer.count()).toBe(0);
  }
});

test("once sent the initiator still reads who takes part, and can neither invite nor delete", async () => {
  const { assessment, librarian, as } = await inBothRoles();
  await setStatus(assessment, 2);
  const { page } = await house.enter(assessment, assessment.initiator, { as });
  await page.getByRole("button", { name: "Bidragsytere", exact: true }).click();
  const people = page.getByRole("dialog", { name: "Bidragsytere" });
  await people.getByRole("listitem").filter({ hasText: "Bibliotekar" }).waitFor();
  expect(await people.getByRole("button", { name: /Inviter|Slett/ }).count()).toBe(0);
  await expectNoFindings(page);
  const shownAsLibrarian = await house.enter(assessment, librarian, { as });
  await shownAsLibrarian.page.getByText("Til publisering", { exact: true }).first().waitFor();
  expect(await shownAsLibrarian.page.getByRole("button", { name: "Bidragsytere", exact: true }).count()).toBe(0);
});

test("a new draft of what is published is offered to the initiator's role alone", async () => {
  const { assessment, librarian, as } = await inBothRoles();
  await setStatus(assessment, 3);
  for (const [seat, offered] of [
    [librarian, 0],
    [assessment.initiator, 1],
  ] as const) {
    const { page } = await house.enter(assessment, seat, { as });
    await openSending(page);
    await page.getByText("Publisert", { exact: true }).first().waitFor();
    await page.getByRole("main").getByRole("heading", { level: 2, name: "Send til publisering" }).waitFor();
    expect(await page.getByRole("button", { name: "Start nytt utkast" }).count()).toBe(offered);
  }
});
