import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { findings } from "../../axe-findings.ts";
import { aBrowser, type Browser } from "../../builders/browser.ts";
import type { TestServer } from "../../server.ts";
import { type House, openHouse } from "../house.ts";

/** Somebody in the story, with a browser context of their own. */
export type Person = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens an address of the server at hand. */
  visit(path: string): Promise<void>;
  /** The page as it stands has no accessibility findings, and no browser of the story had anything to complain of. */
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

/** The whole product with its demo content, and a browser for each person of the journey. */
export async function openStage(): Promise<Stage> {
  const house = await openHouse({ accepts: EXPECTED });
  return {
    server: house.server,
    person: async ({ script = true } = {}) =>
      personIn(house, await house.page({ script, context: { timezoneId: "Europe/Oslo" } })),
    close: house.close,
  };
}

function personIn({ server, complaints }: House, page: Page): Person {
  const context = page.context();
  return {
    page,
    context,
    visit: async (path) => {
      // An assessment that is open for its authors is never idle: it hears of what the others do.
      await page.goto(new URL(path, server.url).href, {
        waitUntil: path.startsWith("/rediger/") ? "load" : "networkidle",
      });
    },
    approves: async () => {
      const at = page.url();
      expect({ at, found: await findings(page), complaints: complaints() }).toEqual({ at, found: [], complaints: [] });
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
