import { type Browser, chromium } from "playwright-core";
import { findChromium } from "./chromium.ts";

/**
 * Features of the browser that no test needs. Chromium takes the last such list, so this one also holds what Playwright turns off
 * because it stands in a test's way or asks the network. The first two draw suggestions under the address bar, which a headless
 * browser never shows, by a process of their own for each window: half of what a page costs.
 */
const FEATURES_OFF = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** Quiet: no traffic of its own, no first-run pages, and it runs as root too. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${FEATURES_OFF.join(",")}`,
  // Pages of one site in one context share a process, which takes longer to start than a page.
  "--process-per-site",
];

/** A headless Chromium for journeys, in which each person has a context of their own. */
export async function launchBrowser(): Promise<Browser> {
  const found = findChromium();
  if (!found) throw new Error("No Chromium here: npm test installs one, or set CHROMIUM_PATH");
  return chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS, headless: true });
}

let ofProcess: Promise<Browser> | undefined;

/** One browser for all test files that this process runs; it ends with the process. */
export const browserOfProcess = (): Promise<Browser> => {
  ofProcess ??= launchBrowser();
  return ofProcess;
};
