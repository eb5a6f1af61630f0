import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { PATIENCE_MS } from "../patience.ts";

/** Contexts of one browser: what each person has for themselves of cookies, storage and settings. */
export type BrowserContexts = {
  /** An empty context that nobody else has before it is given back. With `settings` it is made for this use alone. */
  take(options: Kind & { readonly settings?: BrowserContextOptions }): Promise<BrowserContext>;
  /** Closes the pages of all that were taken, and empties the contexts for those who come next. */
  giveBack(): Promise<void>;
};

type Kind = { readonly width: number; readonly script: boolean };

type Warm = { readonly context: BrowserContext; readonly empty: (site: string) => Promise<void> };

/** Contexts that nobody has, for each kind. Later files that the same process runs take them too. */
const free = new Map<string, Warm[]>();

/**
 * A context is used again by later tests. A new one costs two seconds of processor time before its first page stands, in
 * a used one it is a third of that: its renderer runs, and script and style are compiled. `opened` is
 * called with each page that a test opens.
 */
export function browserContexts(browser: Browser, site: string, opened: (page: Page) => void): BrowserContexts {
  const taken: (() => Promise<void>)[] = [];

  const freeOf = (kind: Kind): Warm[] => {
    const key = JSON.stringify(kind);
    const kept = free.get(key) ?? [];
    free.set(key, kept);
    return kept;
  };

  return {
    take: async ({ settings, ...kind }) => {
      if (settings) {
        const context = await made(browser, kind, settings);
        context.on("page", opened);
        taken.push(() => context.close());
        return context;
      }
      const warm = freeOf(kind).pop() ?? (await warmed(browser, kind, site));
      warm.context.on("page", opened);
      taken.push(async () => {
        warm.context.off("page", opened);
        await warm.empty(site);
        freeOf(kind).push(warm);
      });
      return warm.context;
    },
    giveBack: async () => {
      await Promise.all(taken.splice(0).map((giveBack) => giveBack()));
    },
  };
}

async function made(browser: Browser, { width, script }: Kind, settings: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled: script,
    reducedMotion: "reduce",
    locale: "nb-NO",
    ...settings,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  // A violation that a library catches is no error of the page: only this event tells of it.
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`Content-Security-Policy: ${violatedDirective} of ${blockedURI} in ${sourceFile}`),
    );
  });
  return context;
}

async function warmed(browser: Browser, kind: Kind, site: string): Promise<Warm> {
  const context = await made(browser, kind);
  // Its process is the one that later pages get: all servers of the tests are one site, only the port differs.
  const stays = await context.newPage();
  await stays.goto(`${site}/assets/minimetode/favicon.svg`);
  const devtools = await context.newCDPSession(stays);
  return {
    context,
    empty: async (used) => {
      await Promise.all(context.pages().map((page) => page !== stays && page.close()));
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await context.setOffline(false);
      await context.clearPermissions();
      await context.clearCookies();
      await devtools.send("Storage.clearDataForOrigin", { origin: used, storageTypes: "all" });
    },
  };
}
