import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { StartedAssessment } from "../builders/a-started-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { authorHouse, endOffline, keptTexts, steps, untilItIs } from "./author-journey.ts";

const house = await authorHouse();

const TITLE = "Hvem har bestilt vurderingen?";

/** In a context made for it, whose process may end. */
const enter = (assessment: StartedAssessment) => house.enter(assessment, assessment.initiator, { context: {} });
const fieldOf = (page: Page) => page.getByRole("textbox", { name: TITLE });

/** What the server has for the field. */
async function storedText({ initiator, number }: StartedAssessment): Promise<string> {
  const { schema } = await detailsOf(await seatedAs(house.server, initiator.contributorId), number);
  return everyItem(schema.schemaItems).find(({ title }) => title === TITLE)?.properties.text ?? "";
}

/** Writes in the field without a connection, and closes the tab over it. */
const closeOverUnsentText = async (page: Page, context: BrowserContext, text: string) => {
  await context.setOffline(true);
  await fieldOf(page).fill(text);
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "offline");
  await expect.poll(() => keptTexts(page)).toContain(text);
  await endOffline(page);
};

const openIn = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(url);
  await steps(page).waitFor();
  return page;
};

test("a text whose tab was closed before it was saved is there when the page opens again, and is saved and forgotten", async () => {
  const assessment = await house.start();
  const { page, context, url } = await enter(assessment);
  await closeOverUnsentText(page, context, "Skrevet i tunnelen");
  const again = await openIn(context, url);
  // The closing tab may have sent it after all: then the text is there without being saved once more.
  await expect.poll(() => fieldOf(again).inputValue()).toBe("Skrevet i tunnelen");
  await expect.poll(() => keptTexts(again)).toBe("[]");
  expect(await storedText(assessment)).toBe("Skrevet i tunnelen");
});

test("a page whose locks were broken complains of nothing, and holds them again when it comes back", async () => {
  const assessment = await house.start();
  const { page } = await enter(assessment);
  const ours = (state: "held" | "pending") =>
    page.evaluate(async (kind) => {
      const locks = (await navigator.locks.query())[kind] ?? [];
      return locks.flatMap(({ name }) => (name?.startsWith("minimetode-") ? [name] : [])).toSorted();
    }, state);
  await expect.poll(async () => (await ours("held")).length).toBe(2);
  const held = await ours("held");
  // As WebKit does to a page that goes away, and Chromium to the holder of a lock that is stolen.
  await page.evaluate(async (names) => {
    for (const name of names) await navigator.locks.request(name, { steal: true }, () => undefined);
  }, held);
  expect(await ours("held")).toEqual([]);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(() => ours("held")).toEqual(held);
});

test("another seat in the same browser never sees it", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  const { page, context, url } = await enter(assessment);
  await closeOverUnsentText(page, context, "Bare forslagsstillerens");
  const { cookies } = await seatedAs(house.server, librarian.contributorId);
  await context.addCookies(
    [...cookies].map(([name, value]) => ({ name, value, url: house.server.url, httpOnly: true })),
  );
  const other = await openIn(context, url.replace(/\?.*/, `?id=${librarian.contributorId}&role=librarian`));
  // What a closing tab still sent, and the server stored, is everybody's; what only the browser has is not.
  expect(await fieldOf(other).inputValue()).toBe(await storedText(assessment));
  expect(await keptTexts(other)).toContain("Bare forslagsstillerens");
});

test("a tab that is open keeps its unsent text to itself", async () => {
  const assessment = await house.start();
  const { page, context, url } = await enter(assessment);
  await page.route("**/SaveSchemaItem", (route) => route.abort());
  await fieldOf(page).fill("Jeg skriver her");
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "offline");
  const second = await openIn(context, url);
  expect(await fieldOf(second).inputValue()).toBe("");
  expect(await fieldOf(page).inputValue()).toBe("Jeg skriver her");
});

test("an open tab takes over what another leaves when it is closed, unless it keeps a text of its own there", async () => {
  const assessment = await house.start();
  const { page, context, url } = await enter(assessment);
  await page.route("**/SaveSchemaItem", (route) => route.abort());
  await fieldOf(page).fill("Fra den lukkede fanen");
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "offline");
  await expect.poll(() => keptTexts(page)).toContain("Fra den lukkede fanen");
  const busy = await openIn(context, url);
  await busy.route("**/SaveSchemaItem", (route) => route.abort());
  await fieldOf(busy).fill("Skrevet her");
  await fieldOf(busy).blur();
  await untilItIs(busy, TITLE, "offline");
  await expect.poll(() => keptTexts(busy)).toContain("Skrevet her");
  await page.close();
  await expect
    .poll(() =>
      busy.evaluate(async () => {
        const { held = [] } = await navigator.locks.query();
        // The line to the server has one as well.
        return held.filter(({ name }) => !name?.startsWith("minimetode-live-")).length;
      }),
    )
    .toBe(1);
  expect(await fieldOf(busy).inputValue()).toBe("Skrevet her");
  expect(await keptTexts(busy)).toContain("Fra den lukkede fanen");
  const idle = await openIn(context, url);
  await expect.poll(() => fieldOf(idle).inputValue()).toBe("Fra den lukkede fanen");
  await expect.poll(() => storedText(assessment)).toBe("Fra den lukkede fanen");
  await busy.close();
  await idle.getByRole("region", { name: "Teksten fra den andre fanen" }).waitFor();
  expect(await keptTexts(idle)).toContain("Skrevet her");
});

test("an open tab takes over a text that was its own when it opened, and another's since", async () => {
  const assessment = await house.start();
  const { page, context, url } = await enter(assessment);
  const write = async (text: string, state: string) => {
    await fieldOf(page).fill(text);
    await fieldOf(page).blur();
    await untilItIs(page, TITLE, state);
  };
  await write("Den første", "saved");
  const idle = await openIn(context, url);
  await write("Den andre", "saved");
  await idle.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect.poll(() => fieldOf(idle).inputValue()).toBe("Den andre");
  await page.route("**/SaveSchemaItem", (route) => route.abort());
  await write("Den første", "offline");
  await expect.poll(() => keptTexts(page)).toContain("Den første");
  await page.close();
  await untilItIs(idle, TITLE, "saved");
  expect(await fieldOf(idle).inputValue()).toBe("Den første");
});

test("signing out erases what the browser keeps", async () => {
  const assessment = await house.start();
  const { page, context } = await enter(assessment);
  await closeOverUnsentText(page, context, "Skal bort");
  const again = await context.newPage();
  await again.goto(house.server.url);
  expect(await keptTexts(again)).toContain("Skal bort");
  await again.getByRole("button", { name: "Logg ut" }).click();
  await again.getByRole("link", { name: "Logg inn" }).waitFor();
  expect(await keptTexts(again)).toBe("[]");
});
