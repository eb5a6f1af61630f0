import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { findings } from "../axe-findings.ts";
import { browserOfProcess } from "../browser.ts";
import { PATIENCE_MS } from "../patience.ts";
import { openGallery } from "./server.ts";

/** The gallery of the platform/ui parts, with a new page for each test of the file. */
export function galleryForEachTest() {
  let browser: Browser;
  let gallery: Awaited<ReturnType<typeof openGallery>>;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    [browser, gallery] = await Promise.all([browserOfProcess(), openGallery()]);
  });
  afterAll(async () => {
    await gallery?.close();
  });
  beforeEach(async () => {
    complaints.length = 0;
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
    page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
  });
  afterEach(async () => {
    // Breaches of the content policy, hydration differences and thrown errors all end up here.
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  return {
    get url() {
      return gallery.url;
    },
    get page() {
      return page;
    },
    open: async (path: string) => {
      await page.goto(`${gallery.url}${path}`);
      await page.waitForFunction(() => "hydrationProblems" in window);
      expect(await page.evaluate(() => Reflect.get(window, "hydrationProblems"))).toEqual([]);
    },
    /** What axe finds on the whole page, or within what has opened on it. */
    findings: (within?: string) => findings(page, within),
    isFocused: (locator: Locator) => locator.evaluate((element) => element === document.activeElement),
    button: (name: string) => page.getByRole("button", { name, exact: true }),
  };
}
