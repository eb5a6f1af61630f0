import path from "node:path";
import type { Page } from "playwright-core";

const FOLDER = path.resolve(import.meta.dirname, "../../../docs/images");

/** Takes a picture of the page for the README, when `UPDATE_PICTURES` is set. */
export async function takePicture(page: Page, name: "editor" | "reading"): Promise<void> {
  if (!process.env.UPDATE_PICTURES) return;
  await page.setViewportSize({ width: 1280, height: 1320 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
}
