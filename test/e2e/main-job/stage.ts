import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { launchBrowser } from "../../browser.ts";
import { aBrowser, type Browser } from "../../builders/browser.ts";
import { clone } from "../../clone.ts";
import { startTestServer, type TestServer } from "../../server.ts";

/** Somebody in the story: a browser context of their own, and what it complained of. */
export type Person = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens an address of the server at hand. */
  visit(path: string): Promise<void>;
  /** The page as it stands has no accessibility findings and the browser had nothing to complain of. */
  approves(): Promise<void>;
  /** The same session as the API's caller, for what would take too long by hand. */
  caller(): Promise<Browser>;
};

export type Stage = {
  readonly server: TestServer;
  person(options?: { readonly script?: boolean }): Promise<Person>;
  close(): Promise<void>;
};

/** Refusals that the story asks for: no session, somebody was first, something is missing. */
const EXPECTED = /status of (401|404|409|422)/;
const PATIENCE_MS = 15_000;

/** The whole product with its demo content, and a browser for everybody who comes. */
export async function openStage(): Promise<Stage> {
  const database = await clone({ seed: "demo" });
  const [server, browser] = await Promise.all([startTestServer({ clone: database }), launchBrowser()]);
  return {
    server,
    person: async ({ script = true } = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        javaScriptEnabled: script,
        reducedMotion: "reduce",
        locale: "nb-NO",
        timezoneId: "Europe/Oslo",
      });
      return personIn(server, context);
    },
    close: async () => {
      await browser.close();
      await server.stop();
      await database[Symbol.asyncDispose]();
    },
  };
}

async function personIn(server: TestServer, context: BrowserContext): Promise<Person> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) complaints.push(message.text());
  });
  return {
    page,
    context,
    visit: async (path) => {
      await page.goto(new URL(path, server.url).href, { waitUntil: "networkidle" });
    },
    approves: async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`,
      );
      expect({ at: page.url(), found, complaints: complaints.splice(0) }).toEqual({
        at: page.url(),
        found: [],
        complaints: [],
      });
    },
    caller: async () =>
      aBrowser(
        server,
        (await context.cookies()).map(({ name, value }) => [name, value] as const),
      ),
  };
}

/** The newest mail to somebody. */
export async function mailTo(server: TestServer, address: string): Promise<{ subject: string; text: string }> {
  const mail = (await server.mails()).findLast(({ to }) => to === address);
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

/** The link in a mail: path, query and secret. */
export function linkIn(text: string): string {
  const [link] = text.match(/http\S+#k=\S+/) ?? [];
  if (!link) throw new Error("no link in the mail");
  return link;
}
