import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { authorHouse, blockOf, heldCalls, untilItIs } from "./author-journey.ts";
import { tooWideAt } from "./every-width.ts";

const house = await authorHouse();

const RICH = "Lignende vurderinger";
const TITLE = "Hvem har bestilt vurderingen?";
const BERIT = "Berit Eksempel";
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const markOf = (page: Page, name: string) => field(page, RICH).locator(`[data-colleague="${name}"]`);

/** The words of its line before a mark. */
const wordsBefore = (mark: Locator) =>
  mark.evaluate((element) => {
    const range = document.createRange();
    range.setStart(element.closest("p") ?? element, 0);
    range.setEndBefore(element);
    return range.toString();
  });

/** The words that a colleague has selected. */
const selectedIn = (page: Page) =>
  field(page, RICH).evaluate((text) =>
    [...text.querySelectorAll("[data-look]:not([data-colleague])")].map(({ textContent }) => textContent).join(""),
  );

/** What stands on a mark, and whether that is within the frame of the text. */
const nameOn = (mark: Locator) =>
  mark.evaluate((caret) => {
    const frame = caret.closest('[role="textbox"]')?.getBoundingClientRect();
    if (!frame) throw new Error("no text around it");
    const at = caret.getBoundingClientRect();
    const drawn = getComputedStyle(caret, "::after");
    const [width, height] = [Number.parseFloat(drawn.width), Number.parseFloat(drawn.height)];
    const left = caret.hasAttribute("data-before") ? at.right - width : at.left;
    const top = caret.hasAttribute("data-below") ? at.bottom : at.top - height;
    const isInside =
      left >= frame.left - 1 && left + width <= frame.right && top >= frame.top && top + height <= frame.bottom;
    return { isInside, content: drawn.content };
  });

test("who writes in a text sees where a colleague stands in it, by name, also while both write; switched off, neither sees the other", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  await house.database.db
    .updateTable("contributor")
    .set({ name: BERIT })
    .where("id", "=", librarian.contributorId)
    .execute();
  const { page: kari } = await house.enter(assessment, assessment.initiator, { width: 640 });
  const { page: berit } = await house.enter(assessment, librarian);
  const text = (page: Page) => field(page, RICH).innerText();

  await field(kari, RICH).click();
  await kari.keyboard.type("Vi fant tre vurderinger.");
  await expect.poll(() => text(berit)).toContain("Vi fant tre vurderinger.");
  await field(berit, RICH).click();
  await berit.keyboard.press("Control+Home");
  for (const _ of "Vi fant") await berit.keyboard.press("ArrowRight");
  await expect.poll(() => wordsBefore(markOf(kari, BERIT))).toBe("Vi fant");
  expect(await markOf(berit, BERIT).count()).toBe(0);

  // Both write: each mark stays at its words, and it is said once who writes.
  await Promise.all([
    berit.keyboard.type(" snart", { delay: 15 }),
    kari.keyboard.type(" To er norske.", { delay: 15 }),
  ]);
  await expect.poll(() => text(kari)).toContain("Vi fant snart tre vurderinger. To er norske.");
  await expect.poll(() => wordsBefore(markOf(kari, BERIT))).toBe("Vi fant snart");
  await kari.getByRole("status").getByText(`${BERIT} skriver i dette feltet`).waitFor({ state: "attached" });
  await kari.keyboard.press("Control+Home");
  await kari.keyboard.type("Kort: ");
  await expect.poll(() => wordsBefore(markOf(kari, BERIT))).toBe("Kort: Vi fant snart");

  // Saving may move the writer's place in the text, so the mark is sent again.
  const letGo = await heldCalls(berit, /\/api\/live\/\d+\/text\//);
  await berit.keyboard.type(" nok");
  await untilItIs(berit, RICH, "saving");
  await kari.keyboard.press("Control+End");
  await kari.keyboard.type(" En er svensk.", { delay: 15 });
  await expect.poll(() => text(berit)).toContain("En er svensk.");
  letGo();
  await expect.poll(() => wordsBefore(markOf(kari, BERIT))).toBe("Kort: Vi fant snart nok");
  for (const _ of " nok") await berit.keyboard.press("Backspace");
  await expect.poll(() => text(kari)).toContain("Kort: Vi fant snart tre");

  // A colleague's text that comes between two keys would take the first one's selection back.
  await expect.poll(() => text(berit)).toContain("Kort: Vi fant");
  const own = () => berit.evaluate(() => String(getSelection()));
  while ((await own()).length < "snart".length) await berit.keyboard.press("Shift+ArrowLeft");
  expect(await own()).toBe("snart");
  await expect.poll(() => selectedIn(kari)).toBe("snart");
  await expect.poll(() => wordsBefore(markOf(kari, BERIT))).toBe("Kort: Vi fant ");
  // The name stands within the text's frame, at any place in it, also at 200 % (640 px).
  await berit.keyboard.press("Control+End");
  await expect.poll(() => wordsBefore(markOf(kari, BERIT))).toContain("To er norske.");
  await expect.poll(() => nameOn(markOf(kari, BERIT))).toEqual({ isInside: true, content: `"${BERIT}"` });
  expect(await tooWideAt(kari)).toEqual([]);
  await expectNoFindings(kari);

  // Who has left the field has no mark there.
  await field(berit, TITLE).focus();
  await expect.poll(() => markOf(kari, BERIT).count()).toBe(0);
  await field(berit, RICH).click();
  await markOf(kari, BERIT).waitFor({ state: "attached" });
  await expect.poll(() => berit.locator("[data-colleague]").count()).toBe(1);

  await berit.getByRole("button", { name: "Mer", exact: true }).click();
  await berit.getByRole("checkbox", { name: "Vis kollegers markører" }).press("Space");
  await expectNoFindings(berit);
  await berit.keyboard.press("Escape");
  const told: unknown[] = [];
  berit.on("request", (request) => {
    if (request.url().endsWith("/here")) told.push(request.postDataJSON().at ?? null);
  });
  await field(berit, RICH).click();
  await berit.keyboard.press("Control+End");
  await berit.keyboard.type(" Uten markør.");
  await expect.poll(() => text(kari)).toContain("Uten markør.");
  await blockOf(kari, RICH).getByText("Berit er i feltet").waitFor();
  expect(told.filter((at) => at !== null)).toEqual([]);
  expect([await markOf(kari, BERIT).count(), await berit.locator("[data-colleague]").count()]).toEqual([0, 0]);
});
