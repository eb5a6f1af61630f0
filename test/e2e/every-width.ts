import type { Page } from "playwright-core";

/** The smallest screen and the largest that the layouts were drawn for; both sides of every breakpoint stand between them. */
const widths = [320, 390, 768, 1279, 1280, 1440] as const;

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
