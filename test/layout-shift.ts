import type { Page } from "playwright-core";
import { slowLineTo } from "./slow-line.ts";

/** The largest layout shift that a page may have. docs/spec/site.md, Waiting */
export const MOST_SHIFT = 0.02;

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
): Promise<number> {
  const url = new URL(address);
  await using line = await slowLineTo(Number(url.port));
  url.port = String(line.port);
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) sum += Number(entry.value);
      document.documentElement.setAttribute("data-shift", String(sum));
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
  const shift = Number((await page.locator("html").getAttribute("data-shift")) ?? 0);
  await look();
  // A form hears of changes over the line: the page goes before the line does.
  await page.goto("about:blank");
  return shift;
}
