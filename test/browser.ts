import { type Browser, chromium } from "playwright-core";
import { findChromium } from "./chromium.ts";

/** Quiet: no traffic of its own, no first-run pages, and it runs as root too. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A headless Chromium for journeys. Each person in a journey gets a context of their own: `browser.newContext()`. */
export async function launchBrowser(): Promise<Browser> {
  const found = findChromium();
  if (!found) throw new Error("No Chromium here: npm test installs one, or set CHROMIUM_PATH");
  return chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS, headless: true });
}
