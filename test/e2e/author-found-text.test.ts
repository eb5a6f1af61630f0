import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import type { StartedAssessment } from "../builders/a-started-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { chromiumProfile } from "../chromium-profile.ts";
import { PATIENCE_MS } from "../patience.ts";
import { authorHouse, blockOf, endOffline, keptTexts, steps, untilItIs } from "./author-journey.ts";

const house = await authorHouse();

const TITLE = "Hvem har bestilt vurderingen?";

/** In a context made for it, whose process may end. */
const enter = (assessment: StartedAssessment) => house.enter(assessment, assessment.initiator, { context: {} });
const fieldOf = (page: Page) => page.getByRole("textbox", { name: TITLE });
const noticeOf = (page: Page) => page.getByRole("region", { name: "Vi fant tekst som ikke ble lagret" });

const stored = async ({ initiator, number }: StartedAssessment) => {
  const { schema } = await detailsOf(await seatedAs(house.server, initiator.contributorId), number);
  const item = everyItem(schema.schemaItems).find(({ title }) => title === TITLE);
  return { id: item?.contentGuid ?? "", text: item?.properties.text ?? "" };
};

const conflictsSeenOn = (page: Page): Promise<number> => page.locator('[data-save-state="conflict"]').count();

/** Closes the tab while this browser is without a connection: what is unsent stays here. */
const closeOffline = async (page: Page, text: string) => {
  await expect.poll(() => keptTexts(page)).toContain(text);
  await endOffline(page);
};

const reopen = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(url);
  await steps(page).waitFor();
  return page;
};

test("the page loaded anew before the text is saved shows one's own text from the start, and going on is no conflict", async () => {
  const assessment = await house.start();
  const { page } = await enter(assessment);
  // A slow disk: whatever is drawn before the kept texts are read is drawn without them.
  await page.addInitScript(() => {
    const held = navigator.locks.query.bind(navigator.locks);
    Object.assign(navigator.locks, {
      query: () => new Promise((resolve) => setTimeout(() => resolve(held()), 500)),
    });
  });
  await page.route("**/SaveSchemaItem", () => undefined);
  await fieldOf(page).pressSequentially("Klinikk");
  await expect.poll(() => keptTexts(page)).toContain("Klinikk");
  await page.unroute("**/SaveSchemaItem");
  await page.reload();
  await fieldOf(page).waitFor();
  expect(await fieldOf(page).inputValue()).toBe("Klinikk");
  await fieldOf(page).press("End");
  await fieldOf(page).pressSequentially("sjefen");
  await untilItIs(page, TITLE, "saved");
  await expect.poll(async () => (await stored(assessment)).text).toBe("Klinikksjefen");
  expect(await conflictsSeenOn(page)).toBe(0);
  expect(await noticeOf(page).count()).toBe(0);
});

test("what was typed until 250 ms before the browser was killed is found when it is started again", async () => {
  const assessment = await house.start();
  const { cookies } = await seatedAs(house.server, assessment.initiator.contributorId);
  const url = `${house.server.url}/rediger/${assessment.number}/`;
  await using profile = await chromiumProfile();
  // A browser writes cookies down within half a minute: the session of somebody who has been here longer is there afterwards.
  const start = async () => {
    const context = await profile.start();
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addCookies(
      [...cookies].map(([name, value]) => ({ name, value, url: house.server.url, httpOnly: true })),
    );
    return context;
  };
  const page = await reopen(await start(), url);
  await page.route("**/SaveSchemaItem", (route) => route.abort());
  await fieldOf(page).focus();
  // Types until it is killed, and notes when each letter was typed.
  const typed: { readonly at: number; readonly length: number }[] = [];
  const words = "Skrevet helt til strømmen gikk. ".repeat(40);
  let isTyping = true;
  const typing = (async () => {
    for (const letter of words) {
      if (!isTyping) return;
      await page.keyboard.type(letter);
      typed.push({ at: performance.now(), length: typed.length + 1 });
    }
  })().catch(() => undefined);
  await expect.poll(() => typed.length).toBeGreaterThan(60);
  const killedAt = performance.now();
  await profile.kill();
  isTyping = false;
  await typing;
  const safe = typed.findLast(({ at }) => at < killedAt - 250)?.length ?? 0;

  const again = await reopen(await start(), url);
  await noticeOf(again).waitFor();
  const found = await fieldOf(again).inputValue();
  expect(words.startsWith(found)).toBe(true);
  expect(found.length).toBeGreaterThanOrEqual(safe);
  expect(found.length).toBeGreaterThan(0);
  await untilItIs(again, TITLE, "saved");
  expect((await stored(assessment)).text).toBe(found);
});

test("what a closed tab left is told, with a link to the field, and can be given up for what was there", async () => {
  const assessment = await house.start();
  const { page, context, url } = await enter(assessment);
  const before = await stored(assessment);
  await saveItem(await seatedAs(house.server, assessment.initiator.contributorId), assessment.number, before.id, "Før");
  await page.reload();
  await context.setOffline(true);
  await fieldOf(page).fill("Skrevet i tunnelen");
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "offline");
  await closeOffline(page, "Skrevet i tunnelen");

  const again = await reopen(context, `${url}&tab=2`);
  const notice = noticeOf(again);
  await notice.waitFor();
  await expectNoFindings(again);
  await notice.getByRole("link", { name: TITLE }).click();
  await expect.poll(() => fieldOf(again).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await fieldOf(again).inputValue()).toBe("Skrevet i tunnelen");
  await untilItIs(again, TITLE, "saved");
  await notice.getByRole("button", { name: "Bruk det som sto der" }).click();
  await expect.poll(async () => (await stored(assessment)).text).toBe("Før");
  expect(await fieldOf(again).inputValue()).toBe("Før");
  await notice.waitFor({ state: "detached" });
});

test("a text that was kept for more than 30 days is erased, not offered", async () => {
  const assessment = await house.start();
  const { page, context, url } = await enter(assessment);
  await context.setOffline(true);
  await fieldOf(page).fill("Fra i fjor");
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "offline");
  await closeOffline(page, "Fra i fjor");
  const elsewhere = await context.newPage();
  await elsewhere.goto(house.server.url);
  await elsewhere.evaluate(
    (at) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("minimetode-unsaved");
        opening.onsuccess = () => {
          const store = opening.result.transaction("unsaved", "readwrite").objectStore("unsaved");
          const all = store.getAll();
          all.onsuccess = () => {
            for (const row of all.result) store.put({ ...row, at });
            store.transaction.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        };
      }),
    Date.now() - 31 * 24 * 3_600_000,
  );
  const again = await reopen(context, url);
  await expect.poll(() => keptTexts(again)).toBe("[]");
  expect(await fieldOf(again).inputValue()).toBe("");
  expect(await noticeOf(again).count()).toBe(0);
});

test("a text for a field that somebody has written in since is a conflict, and nothing is overwritten", async () => {
  const assessment = await house.start();
  const { page, context, url } = await enter(assessment);
  await context.setOffline(true);
  await fieldOf(page).fill("Min");
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "offline");
  await closeOffline(page, "Min");
  const { id } = await stored(assessment);
  await saveItem(await seatedAs(house.server, assessment.initiator.contributorId), assessment.number, id, "En annens");
  const again = await reopen(context, url);
  await noticeOf(again).waitFor();
  await untilItIs(again, TITLE, "conflict");
  expect(await blockOf(again, TITLE).getByRole("region", { name: "Din tekst" }).innerText()).toContain("Min");
  expect((await stored(assessment)).text).toBe("En annens");
});

test("a title that was being written is found again, and is not sent before somebody says so", async () => {
  const assessment = await house.start({ title: "Eksempel: Gammel tittel" });
  const { page, context, url } = await enter(assessment);
  await page.getByRole("button", { name: "Eksempel: Gammel tittel" }).click();
  await context.setOffline(true);
  await page.getByRole("textbox", { name: "Tittel" }).fill("Eksempel: Halvferdig");
  await closeOffline(page, "Eksempel: Halvferdig");
  const again = await reopen(context, url);
  await noticeOf(again).getByRole("link", { name: "Tittel" }).click();
  const field = again.getByRole("textbox", { name: "Tittel" });
  expect(await field.inputValue()).toBe("Eksempel: Halvferdig");
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  await field.fill("Eksempel: Ny tittel");
  await field.press("Enter");
  await again.getByText("Tittel er oppdatert").waitFor();
  await again.getByRole("heading", { level: 1, name: "Eksempel: Ny tittel" }).waitFor();
  await expect.poll(() => keptTexts(again)).toBe("[]");
});
