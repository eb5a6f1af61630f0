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

type Emptied = { readonly context: BrowserContext; readonly empty: () => Promise<void> };

/**
 * A context is used again by later tests of the file. A new one costs two seconds of processor time before its first page stands, in
 * a used one it is a third of that: its renderer runs, and script and style are compiled. `opened` is
 * called with each page that a test opens.
 */
export function browserContexts(browser: Browser, site: string, opened: (page: Page) => void): BrowserContexts {
  const free = new Map<string, Emptied[]>();
  const taken: { readonly giveBack: () => Promise<void> }[] = [];

  const made = async ({ width, script }: Kind, settings: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      javaScriptEnabled: script,
      reducedMotion: "reduce",
      locale: "nb-NO",
      ...settings,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    return context;
  };

  const reusable = async (kind: Kind): Promise<Emptied> => {
    const context = await made(kind);
    // Its process is the one that later pages of the site get.
    const stays = await context.newPage();
    await stays.goto(`${site}/assets/minimetode/favicon.svg`);
    context.on("page", opened);
    const devtools = await context.newCDPSession(stays);
    return {
      context,
      empty: async () => {
        await Promise.all(context.pages().map((page) => page !== stays && page.close()));
        await context.unrouteAll({ behavior: "ignoreErrors" });
        await context.setOffline(false);
        await context.clearPermissions();
        await context.clearCookies();
        await devtools.send("Storage.clearDataForOrigin", { origin: site, storageTypes: "all" });
      },
    };
  };

  return {
    take: async ({ settings, ...kind }) => {
      if (settings) {
        const context = await made(kind, settings);
        context.on("page", opened);
        taken.push({ giveBack: () => context.close() });
        return context;
      }
      const key = JSON.stringify(kind);
      const kept = free.get(key) ?? [];
      free.set(key, kept);
      const one = kept.pop() ?? (await reusable(kind));
      const giveBack = async () => {
        await one.empty();
        kept.push(one);
      };
      taken.push({ giveBack });
      return one.context;
    },
    giveBack: async () => {
      await Promise.all(taken.splice(0).map(({ giveBack }) => giveBack()));
    },
  };
}
