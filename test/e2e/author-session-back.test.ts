import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { authorHouse, endOffline, keptTexts, openStep, steps, untilItIs } from "./author-journey.ts";

const house = await authorHouse();

const TITLE = "Hvem har bestilt vurderingen?";
const fieldOf = (page: Page) => page.getByRole("textbox", { name: TITLE });
const endedOn = (page: Page) => page.getByRole("alert").filter({ hasText: "Økten er utløpt" });
const foundOn = (page: Page) => page.getByRole("region", { name: "Vi fant tekst som ikke ble lagret" });
const barOf = (page: Page) => page.getByRole("region", { name: "Lagring" });

const withLibrarian = async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  return { assessment, librarian };
};

/** The page looks only when it is told to, not every 20 s. */
const withoutLooks = (page: Page) => page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));

/** Whether what is said of the whole page ever contradicted itself since this was called. */
async function contradictions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let seen = 0;
    const look = () => {
      // Not what is read aloud: that is said once, and stands in its place unseen.
      const told = [...document.querySelectorAll<HTMLElement>('section[aria-label="Lagring"], .ds-alert')];
      const said = told.map((element) => element.innerText).join(" ");
      if (said.includes("Alt er lagret") && said.includes("Økten er utløpt")) seen += 1;
      document.documentElement.setAttribute("data-contradictions", String(seen));
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return async () => Number(await page.locator("html").getAttribute("data-contradictions"));
}

test("a link that is opened in another tab brings this one back at once, and what waited is saved", async () => {
  const { assessment, librarian } = await withLibrarian();
  const { page, context } = await house.enter(assessment, librarian);
  await withoutLooks(page);
  await page.reload();
  await steps(page).waitFor();
  const contradicted = await contradictions(page);
  await context.clearCookies();
  await fieldOf(page).fill("Skrevet uten økt");
  await fieldOf(page).blur();
  await endedOn(page).getByRole("button", { name: "Send ny lenke" }).click();
  await endedOn(page).getByText("en ny lenke på vei").waitFor();
  const mails = (await house.server.mails()).filter(({ text }) => text.includes(librarian.contributorId));
  const link = /https?:\S+#k=\S+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "";

  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole("region", { name: "Invitasjonen" }).getByRole("button").click();
  await steps(other).waitFor();
  await endedOn(page).waitFor({ state: "detached" });
  await untilItIs(page, TITLE, "saved");
  await barOf(page).getByText("Alt er lagret").waitFor();
  expect(await contradicted()).toBe(0);
});

test("who types on after the session came back is heard, and nothing says that all is saved before", async () => {
  const { assessment, librarian } = await withLibrarian();
  const { page, context } = await house.enter(assessment, librarian);
  await withoutLooks(page);
  await page.reload();
  await steps(page).waitFor();
  const contradicted = await contradictions(page);
  const cookies = await context.cookies();
  await context.clearCookies();
  // Another section opens, for which the page asks: nothing is written yet.
  await openStep(page, "Pasienter");
  await endedOn(page).waitFor();
  await openStep(page, "Om vurderingen");
  await fieldOf(page).pressSequentially("Skrevet");
  await untilItIs(page, TITLE, "locked");
  await context.addCookies(cookies);
  await fieldOf(page).pressSequentially(" videre");
  await endedOn(page).waitFor({ state: "detached" });
  await untilItIs(page, TITLE, "saved");
  expect(await contradicted()).toBe(0);
});

test.each([390, 1440])("at %i px who is removed while the page is scrolled down sees it", async (width) => {
  const { assessment, librarian } = await withLibrarian();
  const { page } = await house.enter(assessment, librarian, { width });
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  const initiator = await seatedAs(house.server, assessment.initiator.contributorId);
  const body = { id: assessment.number, contributorId: librarian.contributorId };
  expect((await initiator.post("/api/schema/DeleteContributor", body)).status).toBe(200);
  const notice = page.getByRole("alert").filter({ hasText: "Du er ikke lenger med i denne vurderingen" });
  await notice.waitFor();
  await expect
    .poll(() =>
      notice.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }),
    )
    .toBe(true);
  await expectNoFindings(page);
});

test("found text says what becomes of it: saved, in conflict, or waiting for the session", async () => {
  const assessment = await house.start();
  const { page, context, url } = await house.enter(assessment, assessment.initiator, { context: {}, width: 1440 });
  await context.setOffline(true);
  await fieldOf(page).fill("Fra toget");
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "offline");
  await expect.poll(() => keptTexts(page)).toContain("Fra toget");
  await endOffline(page);
  const author = await seatedAs(house.server, assessment.initiator.contributorId);
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const block = items.find(({ title }) => title === TITLE)?.contentGuid ?? "";
  expect((await saveItem(author, assessment.number, block, "Fra kontoret")).status).toBe(200);

  const again = await context.newPage();
  await again.goto(url);
  await untilItIs(again, TITLE, "conflict");
  await foundOn(again).getByText("velger du hvilken tekst som skal gjelde").waitFor();
  expect(await foundOn(again).getByText("den lagres nå").count()).toBe(0);
  await expectNoFindings(again);

  await context.clearCookies();
  await again.getByRole("textbox", { name: "Kort om vurderingen" }).fill("Mer");
  await again.getByRole("textbox", { name: "Kort om vurderingen" }).blur();
  await endedOn(again).waitFor();
  await again.evaluate(() => window.scrollTo(0, 0));
  const firstField = again.locator("[id^=block-]").first();
  expect((await firstField.boundingBox())?.y).toBeLessThanOrEqual(560);
  await expectNoFindings(again);
});
