import type { Locator, Page } from "playwright-core";
import type { Browser } from "../builders/browser.ts";
import { json } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { type House, houseForFile, type PageOptions, REFUSED_CALL } from "./house.ts";

export type DeskHouse = House & {
  /** A page signed in as the editor. */
  editor(options?: PageOptions): Promise<Page>;
};

/** The house for all tests of a file about the editors' desk. */
export async function deskHouse(accepts = REFUSED_CALL): Promise<DeskHouse> {
  const house = await houseForFile({ accepts });
  const { server, page } = house;
  return { ...house, editor: async (options) => page({ ...options, as: await signedInAs(server, "redaktor") }) };
}

export type PagesHouse = DeskHouse & {
  /** An editor who makes what a test needs by calls alone. */
  readonly kari: Browser;
  /** The number of the start page. */
  readonly home: number;
  /** A new draft of a type under a page. @returns its number */
  aPage(parent: number, type: string, name: string): Promise<number>;
  /** The screen of the site's pages. */
  openTree(page: Page, site?: string): Promise<void>;
};

/** The desk's house with what tests of its pages begin with. */
export async function pagesHouse(accepts = REFUSED_CALL): Promise<PagesHouse> {
  const house = await deskHouse(accepts);
  const kari = await signedInAs(house.server, "redaktor");
  const nodes: readonly { readonly id: number; readonly type: string }[] = await (
    await kari.get("/api/desk/pages")
  ).json();
  const home = nodes.find(({ type }) => type === "StartPage")?.id;
  if (home === undefined) throw new Error("the demo has a start page");
  return {
    ...house,
    kari,
    home,
    aPage: async (parent, type, name) => (await json(kari.post("/api/desk/pages", { parent, type, name }))).id,
    openTree: async (page, site = house.server.url) => {
      await page.goto(`${site}/redaksjon/innhold/`);
      await page.locator("html[data-hydrated]").waitFor();
    },
  };
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

/** Waits until what was written in a page's form is saved. */
export const isSaved = (page: Page): Promise<void> =>
  page.locator("[data-save-state=dirty], [data-save-state=saving]").first().waitFor({ state: "detached" });
