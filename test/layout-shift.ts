import type { Page } from "playwright-core";
import { slowLineTo } from "./slow-line.ts";

/** The largest layout shift that a page may have. features/site/README.md */
export const MOST_SHIFT = 0.02;

/** How much moved, and what: each with where it stood, in pixels from the top, and where it went. */
export type Shift = { readonly shift: number; readonly moved: readonly string[] };

type Shifted = { readonly at: number; readonly value: number; readonly moved: readonly string[] };

/** How long nothing may have come, in milliseconds, until a page counts as complete: longer than a lazy part takes over the slow line. */
const QUIET = 2_500;

/**
 * Opens an address over a slow line, in a new page, and answers what moved without anybody having touched it (cumulative layout shift)
 * until it was all there. The line is one of our own: over the one that Chromium plays, a page now and then never came.
 * @param shown what stands on the page when it has come; the page itself when nothing is named
 * @param look called when it has come: afterwards the page is empty
 */
export async function shiftAt(
  page: Page,
  address: string,
  {
    shown = "main",
    look = async () => undefined,
  }: { readonly shown?: string; readonly look?: () => Promise<void> } = {},
): Promise<Shift> {
  const url = new URL(address);
  await using line = await slowLineTo(Number(url.port));
  url.port = String(line.port);
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly Source[] };
    const told = ({ node, previousRect, currentRect }: Source) => {
      const shown = node instanceof Element ? `${node.tagName}#${node.id}.${node.className}` : node?.textContent;
      return `${shown?.slice(0, 80)}: ${previousRect.top} to ${currentRect.top}`;
    };
    const shifts: Shifted[] = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Entry[])
        if (!hadRecentInput) shifts.push({ at: startTime, value, moved: sources.map(told) });
      document.documentElement.setAttribute("data-shifts", JSON.stringify(shifts));
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        document.documentElement.setAttribute("data-came", String(startTime + duration));
    }).observe({ type: "resource", buffered: true });
  });
  await page.goto(url.href, { waitUntil: "load" });
  await page.locator("html[data-hydrated]").waitFor();
  await page.locator(shown).first().waitFor();
  await page.waitForFunction(
    (quiet) => performance.now() - Number(document.documentElement.getAttribute("data-came") ?? 0) > quiet,
    QUIET,
  );
  const shifts: Shifted[] = JSON.parse((await page.locator("html").getAttribute("data-shifts")) ?? "[]");
  const painted = await page.evaluate(() => performance.getEntriesByName("first-paint")[0]?.startTime ?? 0);
  // On a busy machine Chromium lays out once before the styles have come, and shows it to nobody.
  const seen = shifts.filter(({ at }) => at > painted);
  await look();
  // A form hears of changes over the line: the page goes before the line does.
  await page.goto("about:blank");
  return { shift: seen.reduce((sum, { value }) => sum + value, 0), moved: seen.flatMap(({ moved }) => moved) };
}
