import path from "node:path";
import type { Browser } from "playwright-core";
import type { Bench, Finding } from "../../bench/result.ts";
import { conclude, runParts, say } from "../../bench/run-parts.ts";
import { buildWhenStale } from "../../platform/server/browser-build.ts";
import { quietly } from "../../platform/server/starting.ts";
import { launchBrowser } from "../browser.ts";
import { requireChromium } from "../chromium.ts";
import { savesUnderFloods } from "../drills/page-flood.ts";
import { openStage, type Stage } from "../drills/stage.ts";
import { clicks } from "./clicks.ts";
import { codeFigures } from "./code.ts";
import { form } from "./form.ts";
import { look } from "./look.ts";
import { pages } from "./pages.ts";
import { preview } from "./preview.ts";
import { startPages } from "./start-pages.ts";

/**
 * `npm run figures`: how much stands between people and what they came for, measured in Chromium on the product as `npm start` runs it.
 * Words choose some: `npm run figures clicks`; `code` counts the source. Ends with 1 when a limit does not hold. docs/how-to.md, Figures
 */
const figures: Readonly<Record<string, (stage: Stage) => Promise<readonly Finding[]>>> = {
  clicks: inBrowser(clicks),
  form: inBrowser(form),
  look: inBrowser(look),
  pages: inBrowser(pages),
  preview: inBrowser(preview),
  start: inBrowser(startPages),
  flood: (stage) => savesUnderFloods(stage),
};

/** Each has a browser of its own, which is gone when the next measures. */
function inBrowser(measure: (stage: Stage, browser: Browser) => Promise<readonly Finding[]>) {
  return async (stage: Stage) => {
    const browser = await launchBrowser();
    return measure(stage, browser).finally(() => browser.close());
  };
}

const words = process.argv.slice(2);
if (words.length === 0 || words.includes("code"))
  for (const [what, figure] of codeFigures()) say(`${what.padEnd(42)} ${figure}`);
if (words.length === 1 && words[0] === "code") process.exit();
// Before ten minutes of measuring, not after.
if (words.length === 0 || words.some((word) => word !== "flood")) requireChromium(say);
await buildWhenStale(path.resolve(import.meta.dirname, "../.."), { ...quietly, say });

{
  await using stage = await openStage();
  const onTheStage = Object.entries(figures).map(([name, measure]): [string, Bench] => [name, () => measure(stage)]);
  conclude(await runParts(Object.fromEntries(onTheStage), words));
}
