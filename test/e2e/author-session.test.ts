import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import type { StartedAssessment } from "../builders/a-started-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { authorHouse, endOffline, heldCalls, keptTexts, untilItIs } from "./author-journey.ts";

const house = await authorHouse();

const TITLE = "Hvem har bestilt vurderingen?";
const fieldOf = (page: Page) => page.getByRole("textbox", { name: TITLE });

const storedText = async ({ initiator, number }: StartedAssessment) => {
  const details = await detailsOf(await seatedAs(house.server, initiator.contributorId), number);
  return everyItem(details.schema.schemaItems).find(({ title }) => title === TITLE)?.properties.text;
};

const withLibrarian = async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  const remove = async () => {
    const initiator = await seatedAs(house.server, assessment.initiator.contributorId);
    const body = { id: assessment.number, contributorId: librarian.contributorId };
    expect((await initiator.post("/api/schema/DeleteContributor", body)).status).toBe(200);
  };
  return { assessment, librarian, remove };
};

test("when the session ends while one writes, one is told and can go on, and all of it is saved afterwards", async () => {
  const { assessment, librarian } = await withLibrarian();
  const { page, context } = await house.enter(assessment, librarian);
  const cookies = await context.cookies();
  await context.clearCookies();
  await fieldOf(page).fill("Skrevet etter at");
  await fieldOf(page).blur();
  const notice = page.getByRole("alert").filter({ hasText: "Økten er utløpt" });
  await notice.waitFor();
  await expectNoFindings(page);
  await page.getByRole("region", { name: "Lagring" }).getByRole("link", { name: "Økten er utløpt" }).click();
  await notice.getByRole("button", { name: "Send ny lenke" }).click();
  await notice.getByText("en ny lenke på vei").waitFor();
  expect(await notice.getByRole("link", { name: "Logg inn" }).getAttribute("target")).toBe("_blank");
  await fieldOf(page).focus();
  await fieldOf(page).press("End");
  await fieldOf(page).pressSequentially(" økten gikk ut");
  await page.getByRole("textbox", { name: "Kort om vurderingen" }).fill("Også her");
  await context.addCookies(cookies);
  // As when the window gets the focus back.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await untilItIs(page, TITLE, "saved");
  await notice.waitFor({ state: "detached" });
  await page.getByRole("region", { name: "Lagring" }).getByText("Alt er lagret").waitFor();
  expect(await storedText(assessment)).toBe("Skrevet etter at økten gikk ut");
});

test("whose session ended, and who loads the page anew, is told that the text is kept, and finds it after coming back", async () => {
  const { assessment, librarian } = await withLibrarian();
  const { page, context } = await house.enter(assessment, librarian);
  const cookies = await context.cookies();
  await context.clearCookies();
  await fieldOf(page).fill("Skrevet før siden ble lastet på nytt");
  await fieldOf(page).blur();
  await page.getByRole("alert").filter({ hasText: "Økten er utløpt" }).waitFor();
  await expect.poll(() => keptTexts(page)).toContain("Skrevet før siden");
  await page.reload();
  await page.getByRole("heading", { name: "Åpne mini-metodevurderingen" }).waitFor();
  await page.getByRole("status").getByText("Tekst du ikke fikk lagret, ligger i denne nettleseren.").waitFor();
  expect(await page.getByText("Skrevet før siden").count()).toBe(0);
  await expectNoFindings(page);
  await context.addCookies(cookies);
  await page.reload();
  await expect.poll(() => fieldOf(page).inputValue()).toBe("Skrevet før siden ble lastet på nytt");
  await expect.poll(() => storedText(assessment)).toBe("Skrevet før siden ble lastet på nytt");
});

test("who is removed while writing is told so and whom to ask, and can copy the text", async () => {
  const { assessment, librarian, remove } = await withLibrarian();
  const { page, context } = await house.enter(assessment, librarian);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const letGo = await heldCalls(page);
  await fieldOf(page).fill("Skrevet før plassen ble borte");
  await remove();
  letGo();
  await fieldOf(page).blur();
  const notice = page.getByRole("alert").filter({ hasText: "Du er ikke lenger med i denne vurderingen" });
  await notice.getByText("Spør Kari Eksempel").waitFor();
  expect(await page.getByText("Økten er utløpt").count()).toBe(0);
  const unsent = page.getByRole("region", { name: "Teksten som ikke er lagret" });
  expect(await unsent.innerText()).toContain("Skrevet før plassen ble borte");
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Kopier teksten" }).click();
  await page.getByText("Kopiert", { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Skrevet før plassen ble borte");
});

const plainAddress = ({ number }: StartedAssessment) => `${house.server.url}/rediger/${number}/`;

test("who was removed while writing in two fields is told of each text by its field's name", async () => {
  const { assessment, librarian, remove } = await withLibrarian();
  const { page } = await house.enter(assessment, librarian);
  const letGo = await heldCalls(page);
  await fieldOf(page).fill("Den ene teksten");
  await page.getByRole("textbox", { name: "Kort om vurderingen" }).fill("Den andre teksten");
  await remove();
  letGo();
  for (const name of [TITLE, "Kort om vurderingen"])
    await page.getByRole("region", { name: `Teksten som ikke er lagret: ${name}` }).waitFor();
  await expectNoFindings(page);
});

/** Opens the address without a seat, signed in with another account than the one that wrote here: after the server has said how it stands. */
async function isToldNothing(page: Page, assessment: StartedAssessment, theirs: readonly string[]) {
  const asked = page.waitForResponse((answer) => answer.url().includes("/api/session/seat"));
  await page.goto(plainAddress(assessment));
  await page.getByText("men er ikke med i denne vurderingen").waitFor();
  await (await asked).finished();
  await expectNoFindings(page);
  for (const words of theirs) expect(await page.getByText(words).count()).toBe(0);
}

test("who signs in with another account where the initiator ended somebody's session is not told of that", async () => {
  const { assessment, librarian } = await withLibrarian();
  const { page, context } = await house.enter(assessment, librarian, { context: {} });
  await heldCalls(page);
  await fieldOf(page).fill("Skrevet av den som var her før");
  await expect.poll(() => keptTexts(page)).toContain("Skrevet av den som var her før");
  await page.close();
  const initiator = await seatedAs(house.server, assessment.initiator.contributorId);
  const whose = { id: assessment.number, contributorId: librarian.contributorId };
  const ended = await initiator.post("/api/schema/EndSessions", whose);
  expect(ended.status).toBe(200);
  const cookies = (await context.cookies()).map(({ name, value }) => [name, value] as const);
  const next = await signedInAs(house.server, "fagfelle", aBrowser(house.server, cookies));
  await context.addCookies([...next.cookies].map(([name, value]) => ({ name, value, url: house.server.url })));
  await isToldNothing(await context.newPage(), assessment, ["Økten er avsluttet", "Tekst du ikke fikk lagret"]);
});

test("who was removed meanwhile finds the unsaved text once, with or without their seat in the address, and nobody else does", async () => {
  const { assessment, librarian, remove } = await withLibrarian();
  const { page, context, url } = await house.enter(assessment, librarian, { context: {} });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.setOffline(true);
  await fieldOf(page).fill("Bare i denne nettleseren");
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "offline");
  await expect.poll(() => keptTexts(page)).toContain("Bare i denne nettleseren");
  await endOffline(page);
  await remove();

  const again = await context.newPage();
  const cookies = await context.cookies();
  const others = await signedInAs(house.server, "forfatter");
  await context.clearCookies();
  await context.addCookies([...others.cookies].map(([name, value]) => ({ name, value, url: house.server.url })));
  await isToldNothing(again, assessment, ["Tekst du ikke fikk lagret", "Bare i denne nettleseren"]);
  await context.clearCookies();
  await context.addCookies(cookies);
  await again.goto(plainAddress(assessment));
  await again
    .getByRole("region", { name: "Tekst du ikke fikk lagret" })
    .getByText("Bare i denne nettleseren", { exact: true })
    .waitFor();
  await again.getByText("Du er ikke lenger med i denne vurderingen").waitFor();
  await expectNoFindings(again);
  await again.goto(url);
  await again.getByText("Du er ikke lenger med i denne vurderingen").waitFor();
  const left = again.getByRole("region", { name: "Tekst du ikke fikk lagret" });
  await left.getByText("Bare i denne nettleseren", { exact: true }).waitFor();
  await expectNoFindings(again);
  await left.getByRole("button", { name: "Kopier og slett herfra" }).click();
  await left.getByText("Kopiert", { exact: true }).waitFor();
  expect(await again.evaluate(() => navigator.clipboard.readText())).toBe("Bare i denne nettleseren");
  await expect.poll(() => keptTexts(again)).toBe("[]");
  await again.reload();
  await again.getByText("Du er ikke lenger med i denne vurderingen").waitFor();
  expect(await left.count()).toBe(0);
});
