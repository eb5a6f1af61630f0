import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import type { SchemaItem } from "../../core/contract/index.ts";
import { launchBrowser } from "../browser.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf } from "../builders/working-copy.ts";
import { clone } from "../clone.ts";
import { startTestServer, type TestServer } from "../server.ts";

/** The editing page, open at the section that holds a block of the kind asked for. */
export type BlockPage = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly assessment: number;
  readonly block: SchemaItem;
  /** The same section by somebody else, or by the same person once more. */
  readonly openAgain: () => Promise<BlockPage>;
};

export type BlockHouse = {
  readonly server: TestServer;
  open(kind: string, width?: number): Promise<BlockPage>;
  /** What the pages complained of since the last time this was asked. */
  complaints(): readonly string[];
  closePages(): Promise<void>;
  close(): Promise<void>;
};

export async function openBlockHouse(): Promise<BlockHouse> {
  const [browser, database] = await Promise.all([launchBrowser(), clone()]);
  const server = await startTestServer({ clone: database });
  let complaints: string[] = [];
  const contexts: BrowserContext[] = [];
  const enter = async (
    given: Awaited<ReturnType<typeof anAssessment>>,
    kind: string,
    width: number,
  ): Promise<BlockPage> => {
    const seats = given.seats.map(({ id }) => id);
    const author = await seatedAs(server, ...seats);
    const { block, address } = placeOf((await detailsOf(author, given.number)).schema.schemaItems, kind);
    const context = await aContext(browser, width);
    contexts.push(context);
    await context.addCookies([...author.cookies].map(([name, value]) => ({ name, value, url: server.url })));
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await page.goto(`${server.url}/rediger/${given.number}/?${address}&role=initiator&id=${seats[0]}`);
    await page.getByRole("heading", { name: block.title, level: 3 }).waitFor();
    const openAgain = () => enter(given, kind, width);
    return { page, context, assessment: given.number, block, openAgain };
  };
  return {
    server,
    open: async (kind, width = 1280) => enter(await anAssessment(server.db, { opened: true }), kind, width),
    complaints: () => {
      const heard = complaints;
      complaints = [];
      return heard;
    },
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

const aContext = (browser: Browser, width: number) =>
  browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });

function placeOf(sections: readonly SchemaItem[], kind: string): { block: SchemaItem; address: string } {
  for (const section of sections) {
    const block = section.schemaItems.find(({ blockType }) => blockType === kind);
    if (block) return { block, address: `tab=${section.fieldGroup}&section=${section.contentGuid}` };
  }
  throw new Error(`the template has no ${kind}`);
}

export const expectNoFindings = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
};
