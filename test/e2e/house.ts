import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, expect } from "vitest";
import { browserOfProcess } from "../browser.ts";
import type { Browser as Session } from "../builders/browser.ts";
import { type Clone, clone } from "../clone.ts";
import { startTestServer, type TestServer } from "../server.ts";
import { browserContexts } from "./browser-contexts.ts";

export type PageOptions = {
  readonly width?: number;
  /** False for a browser without script. */
  readonly script?: boolean;
  /** Whose session the browser has: the caller that signed in or holds the seats. */
  readonly as?: Session;
  /** Settings of a context that is made for this page alone, also when there are none: nothing is in its cache. */
  readonly context?: BrowserContextOptions;
};

/** The product in a test's own database, and a browser to look at it with. */
export type House = {
  readonly database: Clone;
  readonly server: TestServer;
  readonly browser: Browser;
  /** A new page in a context of its own, until the pages are closed. It has no address yet. */
  page(options?: PageOptions): Promise<Page>;
  /** Thrown errors and console errors of the pages since the last call. */
  complaints(): readonly string[];
  closePages(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  readonly seed?: "demo" | "none";
  /** Console messages that are not complaints. */
  readonly accepts?: RegExp;
  /** Fills the database before the server starts. */
  readonly prepare?: (database: Clone) => Promise<void>;
};

export async function openHouse({ seed = "demo", accepts, prepare }: Options = {}): Promise<House> {
  const [database, browser] = await Promise.all([clone({ seed }), browserOfProcess()]);
  await prepare?.(database);
  const server = await startTestServer({ clone: database });
  const complaints: string[] = [];
  const hear = (text: string) => {
    if (!accepts?.test(text)) complaints.push(text);
  };
  const contexts = browserContexts(browser, server.url, (page) => {
    page.on("pageerror", (fault) => complaints.push(fault.message));
    page.on("console", (message) => message.type() === "error" && hear(message.text()));
  });
  return {
    database,
    server,
    browser,
    page: async ({ width = 1280, script = true, as, context: settings } = {}) => {
      const context = await contexts.take({ width, script, ...(settings && { settings }) });
      const cookies = [...(as?.cookies ?? [])].map(([name, value]) => ({ name, value, url: server.url }));
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, httpOnly: true })));
      return context.newPage();
    },
    complaints: () => complaints.splice(0),
    closePages: contexts.giveBack,
    close: async () => {
      await contexts.giveBack();
      await server.stop();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** Browsers log refused calls as console errors too; these are not faults of the page. */
export const REFUSED_CALL = /Failed to load resource/;

/** The house for all tests of one file, which awaits it at its top. A page that complains fails its test; the pages end with it. */
export async function houseForFile(options: Options = {}): Promise<House> {
  const house = await openHouse(options);
  afterAll(house.close);
  afterEach(async () => {
    const complaints = house.complaints();
    await house.closePages();
    expect(complaints).toEqual([]);
  });
  return house;
}
