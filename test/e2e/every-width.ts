import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findings } from "../axe-findings.ts";

/** The smallest screen and the largest that the layouts were drawn for; both sides of every breakpoint stand between them. */
const widths = [320, 390, 768, 1279, 1280, 1440] as const;

const TABLET = 768;

/** The widths at which the page is wider than the screen, as its window is pulled from small to large. It ends at the largest. */
export async function tooWideAt(page: Page): Promise<readonly number[]> {
  const tooWide: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    if (!fits) tooWide.push(width);
  }
  return tooWide;
}

/**
 * On a phone, a tablet and a desk's screen: the page is no wider than its window, and axe finds nothing. Colours are the same on a tablet, and
 * looking at them is half of what axe takes. The window stays as it was.
 */
export async function expectInOrder(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [390, TABLET, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect([width, fits]).toEqual([width, true]);
    expect(await findings(page, "html", width !== TABLET)).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
