import type { Browser, Page } from "playwright-core";
import type { Finding } from "../../bench/result.ts";
import { type AssessmentType, assessmentTypes } from "../../features/assessment/rules/index.ts";
import type { Stage } from "../drills/stage.ts";
import { aDraft } from "./product.ts";
import { aContext } from "./visitor.ts";

/** How far down the first field may stand, in px, at a width. */
const firstField = [
  [390, 480],
  [1440, 320],
] as const;
const MOST_NEXT = 26;

const FIELDS = "input:not([type=hidden]), select, textarea, [contenteditable=true]";

/** Where the form begins, and how many steps lead through it. docs/how-to.md, Figures */
export async function form(stage: Stage, browser: Browser): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const [width, most] of firstField) {
    const y = await firstFieldAt(stage, browser, width);
    const what = `The first field's y at ${width} px`;
    found.push({
      what,
      measured: `${y} px`,
      limit: `at most ${most} px`,
      holds: y <= most,
      absolutes: "its upper edge",
    });
  }
  for (const type of assessmentTypes) {
    const count = await nextsThrough(stage, browser, type);
    const what = `«Neste» from the first to the last section, type ${type}`;
    found.push({
      what,
      measured: String(count),
      limit: `at most ${MOST_NEXT}`,
      holds: count <= MOST_NEXT,
      absolutes: "",
    });
  }
  return found;
}

async function opened(stage: Stage, browser: Browser, type: AssessmentType, width: number): Promise<Page> {
  const draft = await aDraft(stage, type);
  const context = await aContext(browser, { width, cookie: { url: stage.url, value: draft.secret } });
  const page = await context.newPage();
  await page.goto(`${stage.url}${draft.path}`);
  await page.locator(`[id^=block-] :is(${FIELDS})`).first().waitFor();
  return page;
}

async function firstFieldAt(stage: Stage, browser: Browser, width: number): Promise<number> {
  const page = await opened(stage, browser, "1", width);
  const field = page.locator(`[id^=block-] :is(${FIELDS})`).first();
  const y = await field.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  await page.context().close();
  return Math.round(y);
}

async function nextsThrough(stage: Stage, browser: Browser, type: AssessmentType): Promise<number> {
  const page = await opened(stage, browser, type, 1280);
  const next = page.getByRole("link", { name: /^Neste/ });
  let count = 0;
  while ((await next.count()) > 0) {
    const from = page.url();
    await next.first().click();
    await page.waitForURL((url) => url.href !== from);
    count += 1;
    if (count > 200) throw new Error("«Neste» never ends");
  }
  await page.context().close();
  return count;
}
