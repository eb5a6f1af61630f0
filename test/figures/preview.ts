import type { Browser } from "playwright-core";
import type { Finding } from "../../bench/result.ts";
import { timeFinding } from "../../bench/yardstick.ts";
import type { Stage } from "../drills/stage.ts";
import { aPageToWrite } from "./product.ts";
import { aContext } from "./visitor.ts";

const KEYS = 60;
const MOST_YARDS = 30;

/** How long a key in a page's form takes until the draft beside it shows what was written. docs/how-to.md, Figures */
export async function preview(stage: Stage, browser: Browser): Promise<readonly Finding[]> {
  const written = await aPageToWrite(stage);
  const context = await aContext(browser, { width: 1440, cookie: { url: stage.url, value: written.secret } });
  const page = await context.newPage();
  await page.goto(`${stage.url}${written.path}`);
  const field = page.getByRole("textbox", { name: "Overskrift" }).first();
  await field.fill("Tast");
  await page.frameLocator("iframe").getByRole("heading", { level: 1, name: "Tast", exact: true }).waitFor();
  await field.click();
  // In the page itself, so that the way of a key through the driver is not measured: from the key to what is drawn.
  await page.evaluate(() => {
    const shown = document.querySelector("iframe")?.contentDocument;
    const took: number[] = [];
    Object.assign(window, { took });
    let from: { readonly text: string; readonly at: number } | null = null;
    document.addEventListener(
      "input",
      ({ target }) => {
        if (target instanceof HTMLInputElement) from = { text: target.value, at: performance.now() };
      },
      { capture: true },
    );
    const look = () => {
      if (from === null || shown?.querySelector("h1")?.textContent !== from.text) return;
      took.push(performance.now() - from.at);
      from = null;
    };
    if (shown) new MutationObserver(look).observe(shown.body, { childList: true, characterData: true, subtree: true });
  });
  for (let key = 1; key <= KEYS; key++) {
    await page.keyboard.press("x");
    await page.waitForFunction((count) => Reflect.get(window, "took").length >= count, key);
  }
  const took = await page.evaluate((): readonly number[] => Reflect.get(window, "took"));
  await context.close();
  const sorted = [...took].sort((a, b) => a - b);
  const [median = Number.NaN, p95 = Number.NaN] = [0.5, 0.95].map((part) => sorted[Math.floor(sorted.length * part)]);
  const absolutes = `${KEYS} keys, median ${median.toFixed(0)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`;
  const what = "From a key in a page's form to the draft beside it (p95)";
  return [timeFinding(what, p95, MOST_YARDS, absolutes)];
}
