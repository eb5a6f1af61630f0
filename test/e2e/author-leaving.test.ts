import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { authorHouse, keptTexts, openStep, untilItIs } from "./author-journey.ts";

const house = await authorHouse();

const TITLE = "Hvem har bestilt vurderingen?";
const fieldOf = (page: Page) => page.getByRole("textbox", { name: TITLE });
const barOf = (page: Page) => page.getByRole("region", { name: "Lagring" });
const homeOf = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Til forsiden" });

const storedText = async (number: number, contributorId: string) => {
  const details = await detailsOf(await seatedAs(house.server, contributorId), number);
  return everyItem(details.schema.schemaItems).find(({ title }) => title === TITLE)?.properties.text;
};

const opened = async () => {
  const assessment = await house.start();
  const { page, context, url } = await house.enter(assessment, assessment.initiator);
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  const stored = () => storedText(assessment.number, assessment.initiator.contributorId);
  return { page, context, url, stored, questions };
};

test("who follows a link right after typing goes there, and the text is saved", async () => {
  const { page, stored } = await opened();
  await fieldOf(page).pressSequentially("Rett før jeg gikk");
  await homeOf(page).click();
  await page.waitForURL(`${house.server.url}/`);
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await stored()).toBe("Rett før jeg gikk");
});

test("who goes to another address right after typing is not asked, and the text is saved", async () => {
  const { page, stored, questions } = await opened();
  await fieldOf(page).pressSequentially("Rett før jeg skrev en adresse");
  await page.goto(`${house.server.url}/sok/`);
  expect(questions).toEqual([]);
  await expect.poll(stored).toBe("Rett før jeg skrev en adresse");
});

test("the question comes when saving fails, and is gone with its reason", async () => {
  const { page, stored, questions } = await opened();
  await page.route("**/SaveSchemaItem", (route) => route.abort());
  await fieldOf(page).fill("Vil ikke av gårde");
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "offline");
  await homeOf(page).click();
  await page.getByRole("dialog", { name: "Bekreft" }).waitFor();
  await page.unroute("**/SaveSchemaItem");
  await page.waitForURL(`${house.server.url}/`);
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await stored()).toBe("Vil ikke av gårde");
  expect(questions).toEqual([]);
});

test("signing out asks before anything is erased, and once: staying keeps the text and the session", async () => {
  const { page, questions } = await opened();
  await page.route("**/SaveSchemaItem", (route) => route.abort());
  await fieldOf(page).fill("Vil ikke miste dette");
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "offline");
  await page.getByRole("button", { name: "Logg ut", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Bekreft" });
  await question.getByRole("button", { name: "Nei" }).click();
  expect(await keptTexts(page)).toContain("Vil ikke miste dette");
  expect(await fieldOf(page).inputValue()).toBe("Vil ikke miste dette");
  await page.getByRole("button", { name: "Logg ut", exact: true }).click();
  await question.getByRole("button", { name: "Ja" }).click();
  await page.waitForURL((to) => !to.pathname.startsWith("/rediger/"));
  expect(questions).toEqual([]);
  expect(await keptTexts(page)).toBe("[]");
});

test("who stays for what is not saved is not told that signing out everywhere failed; afterwards the other tab says that one signed out", async () => {
  const assessment = await house.start();
  const { initiator } = assessment;
  const as = await signedInAs(house.server, "forfatter", await seatedAs(house.server, initiator.contributorId));
  const { page, context, url } = await house.enter(assessment, initiator, { as });
  const other = await context.newPage();
  await other.goto(url);
  await fieldOf(other).waitFor();
  await page.route("**/SaveSchemaItem", (route) => route.abort());
  await fieldOf(page).fill("Blir her");
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "offline");
  const askIt = async () => {
    await page.getByRole("button", { name: "Meny" }).click();
    await page.getByRole("button", { name: "Logg ut overalt" }).click();
  };
  await askIt();
  const dialog = page.getByRole("dialog", { name: "Vil du logge ut overalt?" });
  await dialog.getByRole("button", { name: "Logg ut overalt" }).click();
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Nei" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await page.getByText("Vi klarte ikke å logge deg ut overalt").count()).toBe(0);
  expect(await fieldOf(page).inputValue()).toBe("Blir her");

  await page.route("**/api/logout/everywhere", (route) => route.abort());
  await askIt();
  await dialog.getByRole("button", { name: "Logg ut overalt" }).click();
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await dialog.getByText("Du er fortsatt logget inn").waitFor();
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  await page.unroute("**/api/logout/everywhere");
  house.complaints();

  await page.unroute("**/SaveSchemaItem");
  await askIt();
  await dialog.getByRole("button", { name: "Logg ut overalt" }).click();
  await other.getByRole("alert").filter({ hasText: "Økten er avsluttet" }).waitFor();
  await other.getByText("Du logget ut i en annen fane.").waitFor();
  expect(await other.getByText("Økten er utløpt").count()).toBe(0);
});

test("when signing out fails, closing the page asks about what is not saved, as before", async () => {
  const { page, questions } = await opened();
  await page.route(/SaveSchemaItem|\/api\/logout/, (route) => route.abort());
  await fieldOf(page).fill("Fortsatt ikke lagret");
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "offline");
  const failed = page.waitForEvent("console", (line) => line.text().startsWith("logout failed"));
  await page.getByRole("button", { name: "Logg ut", exact: true }).click();
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await failed;
  house.complaints();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(["beforeunload"]);
});

test("closing the page over a text that could not be sent asks", async () => {
  const { page, context, questions } = await opened();
  await context.setOffline(true);
  await fieldOf(page).fill("Ikke sendt");
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "offline");
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(["beforeunload"]);
});

test("one save state for the whole page stays in view, and leads to what is not saved from any tab", async () => {
  const { page, context } = await opened();
  await barOf(page).getByText("Alt er lagret").waitFor();
  await context.setOffline(true);
  await fieldOf(page).fill("Skrevet på toget");
  await openStep(page, "Pasienter");
  await barOf(page).getByText("1 felt er ikke lagret").waitFor();
  await barOf(page)
    .getByText("Ingen forbindelse. Det du skriver, blir stående og lagres når forbindelsen er tilbake.")
    .waitFor();
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await barOf(page).boundingBox())?.y).toBe(0);
  await expectNoFindings(page);
  await barOf(page).getByRole("link", { name: TITLE }).click();
  await expect.poll(() => fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await context.setOffline(false);
  await barOf(page).getByText("Alt er lagret").waitFor();
  expect(await barOf(page).getByText("Ingen forbindelse").count()).toBe(0);
});
