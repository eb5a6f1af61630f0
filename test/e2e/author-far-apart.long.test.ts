import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { docOf } from "../../platform/pure/shared-text/index.ts";
import type { StartedAssessment, StartedSeat } from "../builders/a-started-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { stepsBetween } from "../builders/text-steps.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { startTestServer, type TestServer } from "../server.ts";
import { authorHouse, blockOf, keptTexts, steps, untilItIs } from "./author-journey.ts";

const house = await authorHouse();
const { server, database } = house;
const { db } = database;

const RICH = "Lignende vurderinger";
const ABOUT = "Kort om vurderingen";
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
/** What stands in the field, without the marks of colleagues. */
const text = (page: Page) =>
  field(page, RICH).evaluate((box) => [...box.children].map(({ textContent }) => textContent).join("\n"));
/** Both pages come to the same text, with these words; either may be a moment behind. */
const same = (one: Page, other: Page, ...words: readonly string[]) =>
  expect
    .poll(async () => {
      const [read, there] = [await text(one), await text(other)];
      return { same: read === there, missing: words.filter((word) => read.split(word).length !== 2) };
    })
    .toEqual({ same: true, missing: [] });
const untilNothingIsUnsent = (page: Page) =>
  blockOf(page, RICH).locator('[data-save-state="saved"], [data-save-state="clean"]').waitFor({ state: "attached" });

const aTeam = async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  return { assessment, librarian };
};

/** The editing page on an instance of its own. */
async function enterAt({ url }: TestServer, { number }: StartedAssessment, { contributorId, role }: StartedSeat) {
  const page = await house.page({ as: await seatedAs(server, contributorId), context: {} });
  await page.goto(`${url}/rediger/${number}/?id=${contributorId}&role=${role}`);
  await steps(page).waitFor();
  return page;
}

const stored = async (number: number) => {
  const { value } = await db
    .selectFrom("schema_item")
    .select("value")
    .where("assessment", "=", number)
    .where("key", "=", "lignende-vurderinger")
    .executeTakeFirstOrThrow();
  return docOf(String(value)).textContent;
};

test("two browsers on two instances write in one field: one text with every word, undo takes one's own, and marks are told", async () => {
  await using other = await startTestServer({ clone: database, dataDir: server.platform.config.dataDir });
  const { assessment, librarian } = await aTeam();
  const { page: kari } = await house.enter(assessment, assessment.initiator);
  const berit = await enterAt(other, assessment, librarian);
  await field(kari, RICH).click();
  await kari.keyboard.type("Vi fant tre vurderinger.");
  await expect.poll(() => text(berit)).toContain("Vi fant tre vurderinger.");
  await field(berit, RICH).click();
  await berit.keyboard.press("Control+Home");
  await field(kari, RICH).locator("[data-colleague]").waitFor({ state: "attached" });
  await Promise.all([
    kari.keyboard.type(" Den nyeste er fra 2021.", { delay: 15 }),
    berit.keyboard.type("Skrevet ved den andre. ", { delay: 20 }),
  ]);
  await untilNothingIsUnsent(kari);
  await untilNothingIsUnsent(berit);
  await same(kari, berit, "Skrevet ved den andre. Vi fant tre vurderinger. Den nyeste er fra 2021.");
  await kari.keyboard.press("Control+z");
  await expect.poll(() => text(berit)).not.toContain("fra 2021");
  await same(kari, berit, "Skrevet ved den andre. Vi fant");
  await untilNothingIsUnsent(kari);
  expect(await stored(assessment.number)).toBe(await text(berit));
  await berit.close();
});

test("who writes with an input method is not disturbed by a colleague, and both texts are there once", async () => {
  const { assessment, librarian } = await aTeam();
  const { page: kari } = await house.enter(assessment, assessment.initiator);
  const { page: berit } = await house.enter(assessment, librarian);
  await field(kari, RICH).click();
  await kari.keyboard.type("Vi fant tre vurderinger.");
  await expect.poll(() => text(berit)).toContain("Vi fant tre vurderinger.");
  const method = await kari.context().newCDPSession(kari);
  const compose = (given: string) =>
    method.send("Input.imeSetComposition", {
      text: given,
      selectionStart: given.length,
      selectionEnd: given.length,
    });
  await field(berit, RICH).click();
  await berit.keyboard.press("Control+Home");
  for (const [at, given] of ["に", "にほ", "にほん", "にほんg", "にほんご"].entries()) {
    await compose(given);
    await berit.keyboard.type(`b${at} `);
    await untilNothingIsUnsent(berit);
    await expect.poll(() => text(kari)).toContain(`b${at} `);
  }
  await method.send("Input.insertText", { text: "日本語" });
  await kari.keyboard.type(" ferdig.");
  await untilNothingIsUnsent(kari);
  await same(kari, berit, "b0 b1 b2 b3 b4 Vi fant tre vurderinger.日本語 ferdig.");
  expect(await stored(assessment.number)).toBe(await text(berit));
});

test("six hours without a network, while a colleague saves 600 times: both texts are in one afterwards, and nobody chooses", async () => {
  const { assessment, librarian } = await aTeam();
  const { number } = assessment;
  const kari = await seatedAs(server, assessment.initiator.contributorId);
  const items = everyItem((await detailsOf(kari, number)).schema.schemaItems);
  const [about, rich] = [ABOUT, RICH].map((title) => items.find((item) => item.title === title)?.contentGuid ?? "");
  if (!about || !rich) throw new Error("no such fields");
  const path = `/api/live/${number}/text/${rich}`;
  let now = "<p>Vi fant tre vurderinger.</p>";
  const first = { rev: 0, batch: "kari-batch-0", steps: stepsBetween("", now) };
  expect((await kari.post(path, first)).status).toBe(200);

  const { page: berit, context } = await house.enter(assessment, librarian, { context: {} });
  await expect.poll(() => text(berit)).toContain("Vi fant tre vurderinger.");
  await context.setOffline(true);
  await field(berit, RICH).click();
  await berit.keyboard.press("Control+Home");
  await berit.keyboard.type("Skrevet på toget. ");
  await untilItIs(berit, RICH, "offline");
  await expect.poll(() => keptTexts(berit)).toContain("Skrevet på toget.");

  // More revisions than are taken one by one, and more changes than are sent to who comes back.
  const words = Array.from({ length: 60 }, (_, at) => `ord${at}.`);
  for (const [at, word] of words.entries()) {
    const next = now.replace("</p>", ` ${word}</p>`);
    const body = { rev: at + 1, batch: `kari-batch-${at + 1}`, steps: stepsBetween(now, next) };
    expect((await kari.post(path, body)).status).toBe(200);
    now = next;
  }
  for (let at = 0; at < 540; at++)
    expect((await saveItem(kari, number, about, `Endring ${at}`, { rev: at })).status).toBe(200);
  const longAgo = new Date(Date.now() - 6 * 3_600_000);
  await db.updateTable("live_change").set({ at: longAgo }).where("assessment", "=", number).execute();
  await db.updateTable("text_change").set({ at: longAgo }).execute();
  await db.updateTable("session").set({ seen_at: longAgo }).execute();

  await context.setOffline(false);
  await expect.poll(() => stored(number)).toContain("Skrevet på toget. Vi fant tre vurderinger.");
  await untilItIs(berit, RICH, "saved");
  const [here, there] = [await text(berit), await stored(number)];
  expect(here).toBe(there);
  for (const word of words) expect({ word, times: there.split(word).length - 1 }).toEqual({ word, times: 1 });
  await expect.poll(() => field(berit, ABOUT).inputValue()).toBe("Endring 539");
  expect(await berit.locator('[data-save-state="conflict"]').count()).toBe(0);
});
