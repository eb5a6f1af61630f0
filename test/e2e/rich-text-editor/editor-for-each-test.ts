import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { launchBrowser } from "../../browser.ts";
import { PATIENCE_MS } from "../../patience.ts";
import { type ServedPage, servePage } from "../serve-page.ts";

/** The editor on a page of its own, new for each test of the file, with the focus in its text. A page that complains fails its test. */
export function editorForEachTest() {
  let served: ServedPage;
  let browser: Browser;
  let page: Page;
  let text: Locator;
  let complaints: string[];

  beforeAll(async () => {
    [served, browser] = await Promise.all([servePage(import.meta.dirname), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });
  beforeEach(async () => {
    await page?.context().close();
    page = await (await browser.newContext()).newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    complaints = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(served.url);
    text = page.getByRole("textbox", { name: "Beskrivelse av metoden" });
    await text.click();
    return () => expect(complaints).toEqual([]);
  });

  return {
    get url() {
      return served.url;
    },
    get browser() {
      return browser;
    },
    get page() {
      return page;
    },
    /** Where one writes. */
    get text() {
      return text;
    },
    html: async (): Promise<string> => (await page.locator("#html").textContent()) ?? "",
    button: (name: string): Locator => page.getByRole("toolbar").getByRole("button", { name, exact: true }),
    selectAll: () => page.keyboard.press("Control+a"),
    setFromOutside: async (value: string): Promise<void> => {
      await page.getByLabel("Verdi utenfra").fill(value);
      await page.getByRole("button", { name: "Bruk" }).click();
    },
    /** Pastes each HTML into the empty text, and answers what then stands there and what the editor says of it. */
    pasteEach: async (clipboards: readonly string[]) => {
      const became = await text.evaluate(async (element, all) => {
        const html = document.querySelector("#html");
        const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Bruk");
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const until = async (isEmpty: boolean) => {
          for (let frames = 0; (html?.textContent === "") !== isEmpty && frames < 600; frames++) await frame();
          await frame();
        };
        const found: { readonly html: string; readonly said: string }[] = [];
        for (const clipboard of all) {
          button?.click();
          await until(true);
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/html", clipboard);
          element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
          await until(false);
          const said = [...document.querySelectorAll("[role=status]")].map(({ textContent }) => textContent).join(" ");
          found.push({ html: html?.textContent ?? "", said });
        }
        return found;
      }, clipboards);
      complaints = complaints.filter(isOfThePage);
      return became;
    },
    /** Pastes as the browser does. Its console errors are ignored: it logs each style or handler of the pasted HTML that it refuses. */
    paste: async (type: string, data: string): Promise<void> => {
      await text.evaluate(
        (element, [kind, content]) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData(kind ?? "", content ?? "");
          element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        },
        [type, data],
      );
      complaints = complaints.filter(isOfThePage);
    },
  };
}

const isOfThePage = (complaint: string): boolean =>
  !/^(Applying inline style|Executing inline event handler)/.test(complaint);
