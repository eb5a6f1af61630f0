import { existsSync } from "node:fs";
import { launch, type Page } from "puppeteer-core";
import { type ControlKey, copiedFrom, type DrivenBrowser, PATIENCE_MS, type Tab } from "./tab.ts";

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** Debian's Firefox, by WebDriver BiDi. Null where it is not installed. */
export async function openFirefox(): Promise<DrivenBrowser | null> {
  const executablePath = FIREFOX.find((file) => existsSync(file));
  if (!executablePath) return null;
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  return {
    newPerson: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      await page.setViewport({ width: 1440, height: 900 });
      return tabOf(page);
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  const controlOn = async (on: Page, keys: readonly ControlKey[]) => {
    await on.keyboard.down("Control");
    for (const key of keys) await on.keyboard.press(key);
    await on.keyboard.up("Control");
  };
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    ask: async (run, given = "") => {
      const answer: Awaited<ReturnType<typeof run>> = await page.evaluate(run, given);
      return answer;
    },
    click: (id) => page.click(`[id="${id}"]`),
    type: (words) => page.keyboard.type(words),
    control: (...keys) => controlOn(page, keys),
    copy: async (html) => {
      const source = await page.browserContext().newPage();
      await source.goto(copiedFrom(html));
      await source.click("#source");
      await controlOn(source, ["a", "c"]);
      await source.close();
      await page.bringToFront();
    },
  };
}
