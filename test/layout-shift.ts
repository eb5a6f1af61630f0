import type { Page } from "playwright-core";

/** The largest layout shift that a page may have. docs/spec/site.md, Waiting */
export const MOST_SHIFT = 0.02;

/** A slow telephone line: latency in milliseconds, throughput in bytes a second. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** How long nothing may have come, in milliseconds, until a page counts as complete: longer than a lazy part takes over the slow line. */
const QUIET = 2_500;

/**
 * Opens an address over a slow line, in a new page, and answers what moved without anybody having touched it (cumulative layout shift)
 * until it was all there.
 * @param shown what stands on the page when it has come; the page itself when nothing is named
 */
export async function shiftAt(page: Page, address: string, shown = "main"): Promise<number> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", slowLine);
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
  // Not "networkidle": over an emulated line Chromium now and then never reports a request as ended.
  await page.goto(address, { waitUntil: "load" });
  await page.locator("html[data-hydrated]").waitFor();
  await page.locator(shown).first().waitFor();
  await page.waitForFunction(
    (quiet) => performance.now() - Number(document.documentElement.getAttribute("data-came") ?? 0) > quiet,
    QUIET,
  );
  const shift = Number((await page.locator("html").getAttribute("data-shift")) ?? 0);
  await line.detach();
  return shift;
}
