import type { Browser, Page } from "playwright-core";
import type { Finding } from "../../bench/result.ts";
import type { Stage } from "../drills/stage.ts";
import { MOST_SHIFT } from "../layout-shift.ts";
import { notificationSite } from "./every-page.ts";
import { aContext } from "./visitor.ts";

/** A telephone on slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms there and back, and a processor a quarter as fast as this one. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER_PROCESSOR = 4;
const WIDTH = 390;
const VISITS = 3;

/** The largest thing on a page should be there by then. What the web calls good. */
const MOST_MS = 2_500;
/** What a first visit may transfer, compressed, with headers: as measured when the limit was set, and a tenth. */
const MOST_BYTES = { minimetode: 231_000, metodevarsel: 236_000 } as const;

/** Nothing came for so long: the page is complete. */
const QUIET_MS = 3_000;

type Visit = {
  readonly paintedAt: number;
  readonly painted: string;
  readonly shift: number;
  /** Bytes on the wire, by what they are: document, script, style, font, picture. */
  readonly bytes: ReadonlyMap<string, number>;
};

/** What a first visit to the start page of each site costs on a slow line. docs/how-to.md, Figures */
export async function startPages(stage: Stage, browser: Browser): Promise<readonly Finding[]> {
  const sites = [
    { site: "minimetode", url: `${stage.url}/` },
    { site: "metodevarsel", url: `${notificationSite(stage)}/` },
  ] as const;
  const all: Finding[] = [];
  for (const { site, url } of sites) {
    // The first one makes the page, which is kept.
    await visit(browser, url);
    const visits: Visit[] = [];
    while (visits.length < VISITS) visits.push(await visit(browser, url));
    all.push(...findingsOn(site, visits));
  }
  return all;
}

function findingsOn(site: keyof typeof MOST_BYTES, visits: readonly Visit[]): readonly Finding[] {
  const worst = visits.toSorted((a, b) => b.paintedAt - a.paintedAt)[0];
  const latest = worst?.paintedAt ?? Number.NaN;
  const shift = Math.max(...visits.map((each) => each.shift));
  const most = visits.toSorted((a, b) => sumOf(b.bytes) - sumOf(a.bytes))[0]?.bytes ?? new Map<string, number>();
  const each = visits.map(({ paintedAt }) => paintedAt.toFixed(0)).join(", ");
  const kinds = [...most].toSorted(([, a], [, b]) => b - a).map(([kind, bytes]) => `${kind} ${kb(bytes)}`);
  const on = `on slow 4G, the front page of ${site}`;
  return [
    {
      what: `Largest contentful paint ${on}`,
      measured: `${latest.toFixed(0)} ms`,
      limit: `at most ${MOST_MS} ms`,
      holds: latest <= MOST_MS,
      absolutes: `${VISITS} first visits at ${WIDTH} px: ${each} ms; it is ${worst?.painted}`,
    },
    {
      what: `Layout shift ${on}`,
      measured: shift.toFixed(4),
      limit: `at most ${MOST_SHIFT}`,
      holds: shift <= MOST_SHIFT,
      absolutes: `the worst of ${VISITS}`,
    },
    {
      what: `Transferred ${on}`,
      measured: kb(sumOf(most)),
      limit: `at most ${kb(MOST_BYTES[site])}`,
      holds: sumOf(most) <= MOST_BYTES[site],
      absolutes: kinds.join(", "),
    },
  ];
}

const kb = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
const sumOf = (bytes: ReadonlyMap<string, number>): number => [...bytes.values()].reduce((sum, each) => sum + each, 0);

/** A first visit: with nothing kept in the browser. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await aContext(browser, { width: WIDTH });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_PROCESSOR });
  const kindOf = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type }) => void kindOf.set(requestId, type.toLowerCase()));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? "other";
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await observe(page);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(
    (quiet) =>
      performance.now() -
        Math.max(
          ...performance.getEntriesByType("resource").map((each) => (each as PerformanceResourceTiming).responseEnd),
        ) >
      quiet,
    QUIET_MS,
  );
  const seen = await page.evaluate((): Omit<Visit, "bytes"> => Reflect.get(window, "seen"));
  await context.close();
  return { ...seen, bytes };
}

/** Keeps in the page what it is told of: the largest paint so far with what it is, and what moved. */
const observe = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    type Paint = PerformanceEntry & { readonly element: Element | null };
    type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    const seen = { paintedAt: Number.NaN, painted: "", shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime, element } of list.getEntries() as Paint[]) {
        seen.paintedAt = startTime;
        const picture = element instanceof HTMLImageElement ? new URL(element.currentSrc).pathname : null;
        seen.painted = `${element?.tagName.toLowerCase()} «${picture ?? element?.textContent?.trim().slice(0, 40)}»`;
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) if (!hadRecentInput) seen.shift += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
