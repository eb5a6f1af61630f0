import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { launchBrowser } from "../browser.ts";
import { aStartedAssessment, type StartedAssessment, type StartedSeat } from "../builders/a-started-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { clone } from "../clone.ts";
import { startTestServer, type TestServer } from "../server.ts";

/** A person at the editing page, in a browser context of their own. */
export type Author = { readonly page: Page; readonly context: BrowserContext; readonly url: string };

export type AuthorHouse = {
  readonly server: TestServer;
  start(given?: Parameters<typeof aStartedAssessment>[1]): Promise<StartedAssessment>;
  /** Opens the editing page as somebody who holds the seat. */
  enter(assessment: StartedAssessment, seat: StartedSeat, options?: EnterOptions): Promise<Author>;
  /** A context without any seat. */
  stranger(options?: EnterOptions): Promise<{ page: Page; context: BrowserContext }>;
  /** What the pages complained of since the last time this was asked, other than refused calls. */
  complaints(): readonly string[];
  closeContexts(): Promise<void>;
  close(): Promise<void>;
};

type EnterOptions = { readonly width?: number; readonly query?: string };

export async function openAuthorHouse(): Promise<AuthorHouse> {
  const [browser, database] = await Promise.all([launchBrowser(), clone({ seed: "demo" })]);
  const server = await startTestServer({ clone: database });
  const contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  const stranger = async ({ width = 1280 }: EnterOptions = {}) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      const isRefusedCall = /Failed to load resource/.test(message.text());
      if (message.type() === "error" && !isRefusedCall) complaints.push(message.text());
    });
    return { page, context };
  };
  return {
    server,
    start: (given) => aStartedAssessment(server, given),
    stranger,
    enter: async (assessment, seat, options = {}) => {
      const { page, context } = await stranger(options);
      const { cookies } = await seatedAs(server, seat.contributorId);
      await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: server.url, httpOnly: true })));
      const query = options.query ?? `?id=${seat.contributorId}&role=${seat.role}`;
      const url = `${server.url}/rediger/${assessment.number}/${query}`;
      await page.goto(url);
      await page.getByRole("tablist").waitFor();
      return { page, context, url };
    },
    complaints: () => {
      const heard = complaints;
      complaints = [];
      return heard;
    },
    closeContexts: async () => {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
    close: async () => {
      await browser.close();
      await server.stop();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** Accessibility findings of the page as it stands. */
async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

export const expectNoFindings = async (page: Page): Promise<void> => expect(await findings(page)).toEqual([]);

/** A block of the open section by its title. */
export const blockOf = (page: Page, title: string) => page.locator('[id^="block-"]', { hasText: title });

/** Waits until the block says so: `saved`, `offline`, `conflict` … */
export const untilItIs = (page: Page, title: string, state: string) =>
  blockOf(page, title).locator(`[data-save-state="${state}"]`).waitFor({ state: "attached" });
