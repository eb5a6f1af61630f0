import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findings } from "../axe-findings.ts";

/** The smallest screen and the largest that the layouts were drawn for; both sides of every breakpoint stand between them. */
const widths = [320, 390, 768, 1279, 1280, 1440] as const;

const TABLET = 768;

/** True when the page fits a window of that width. Waits up to ten frames, because some layouts change by script. */
async function fitsAt(page: Page, width: number): Promise<boolean> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 10 && document.documentElement.scrollWidth > window.innerWidth; frames += 1)
      await frame();
    return document.documentElement.scrollWidth <= window.innerWidth;
  });
}

/** The widths at which the page is wider than the screen, as its window is pulled from small to large. It ends at the largest. */
export async function tooWideAt(page: Page): Promise<readonly number[]> {
  const tooWide: number[] = [];
  for (const width of widths) {
    if (!(await fitsAt(page, width))) tooWide.push(width);
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
    expect([width, await fitsAt(page, width)]).toEqual([width, true]);
    expect(await findings(page, "html", width !== TABLET)).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
