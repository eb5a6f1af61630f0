import type { Page } from "playwright-core";

/** The largest layout shift that a page may have. docs/spec/site.md, Waiting */
export const MOST_SHIFT = 0.02;

/** A slow telephone line: latency in milliseconds, throughput in bytes a second. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Opens an address over a slow line, in a new page, and answers what moved without anybody having touched it (cumulative layout shift). */
export async function shiftAt(page: Page, address: string): Promise<number> {
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
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const shift = Number((await page.locator("html").getAttribute("data-shift")) ?? 0);
  await line.detach();
  return shift;
}
