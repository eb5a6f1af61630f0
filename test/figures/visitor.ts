import type { Browser, BrowserContext, Locator, Page } from "playwright-core";

/** Somebody at a browser, whose clicks are counted: opening a link in a mail is one too. */
export type Visitor = AsyncDisposable & {
  readonly page: Page;
  readonly clicks: () => number;
  follow(link: string): Promise<void>;
  click(on: Locator): Promise<void>;
};

type Options = { readonly width?: number; readonly cookie?: { readonly url: string; readonly value: string } };

export async function aContext(browser: Browser, { width = 1280, cookie }: Options = {}): Promise<BrowserContext> {
  const viewport = { width, height: width < 600 ? 844 : 1000 };
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", locale: "nb-NO" });
  context.setDefaultTimeout(30_000);
  if (cookie) await context.addCookies([{ name: "minimetode", ...cookie, httpOnly: true }]);
  return context;
}

export async function aVisitor(browser: Browser, options: Options = {}): Promise<Visitor> {
  const context = await aContext(browser, options);
  const page = await context.newPage();
  let clicks = 0;
  return {
    page,
    clicks: () => clicks,
    follow: async (link) => {
      clicks += 1;
      await page.goto(link);
    },
    click: async (on) => {
      clicks += 1;
      await on.click();
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}
