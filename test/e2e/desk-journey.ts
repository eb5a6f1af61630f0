import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { launchBrowser } from "../browser.ts";
import type { Browser } from "../builders/browser.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { clone } from "../clone.ts";
import { startTestServer, type TestServer } from "../server.ts";

type Options = { readonly width?: number; readonly javaScript?: boolean };

export type DeskHouse = {
  readonly server: TestServer;
  /** A browser's page without a session, or with the given one's. */
  visitor(session?: Browser, options?: Options): Promise<Page>;
  /** A page signed in as the editor. */
  editor(options?: Options): Promise<Page>;
  /** What the pages complained of since this was last asked, other than refused calls. */
  complaints(): readonly string[];
  closePages(): Promise<void>;
  close(): Promise<void>;
};

export async function openDeskHouse(): Promise<DeskHouse> {
  const [browser, database] = await Promise.all([launchBrowser(), clone({ seed: "demo" })]);
  const server = await startTestServer({ clone: database });
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  const visitor: DeskHouse["visitor"] = async (session, { width = 1280, javaScript = true } = {}) => {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ viewport, reducedMotion: "reduce", javaScriptEnabled: javaScript });
    contexts.push(context);
    const cookies = [...(session?.cookies ?? [])].map(([name, value]) => ({ name, value, url: server.url }));
    await context.addCookies(cookies);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !/Failed to load resource/.test(message.text()))
        complaints.push(message.text());
    });
    return page;
  };
  return {
    server,
    visitor,
    editor: async (options) => visitor(await signedInAs(server, "redaktor"), options),
    complaints: () => complaints.splice(0),
    closePages: async () => {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
    close: async () => {
      await browser.close();
      await server.stop();
      await database[Symbol.asyncDispose]();
    },
  };
}

export async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  expect(said).toEqual([]);
}

export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Presses Tab until the focus stands on it, as somebody without a pointer does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 80; step++) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab never came there");
}
