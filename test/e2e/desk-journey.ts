import type { Locator, Page } from "playwright-core";
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
