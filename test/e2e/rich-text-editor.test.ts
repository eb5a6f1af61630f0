import { AxeBuilder } from "@axe-core/playwright";
import fc from "fast-check";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aRichTextDocument } from "../../core/rich-text/document.arbitrary.ts";
import { serializeRichText } from "../../core/rich-text/index.ts";
import { sanitizeRichText } from "../../server/rich-text/index.ts";
import { launchBrowser } from "../browser.ts";
import { type ServedPage, servePage } from "./rich-text-editor/serve-page.ts";
import { DANGEROUS_CLIPBOARD, DANGEROUS_WORD_CLIPBOARD, WORD_CLIPBOARD } from "./rich-text-editor/word-clipboard.ts";

let served: ServedPage;
let browser: Browser;
let page: Page;
let text: Locator;
let complaints: string[];

beforeAll(async () => {
  [served, browser] = await Promise.all([servePage(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});
beforeEach(async () => {
  await page?.context().close();
  page = await (await browser.newContext()).newPage();
  complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(served.url);
  text = page.getByRole("textbox", { name: "Beskrivelse av metoden" });
  await text.click();
  return () => expect(complaints).toEqual([]);
});

const html = async (): Promise<string> => (await page.locator("#html").textContent()) ?? "";
const button = (name: string): Locator => page.getByRole("toolbar").getByRole("button", { name, exact: true });
const selectAll = () => page.keyboard.press("Control+a");

const setFromOutside = async (value: string): Promise<void> => {
  await page.getByLabel("Verdi utenfra").fill(value);
  await page.getByRole("button", { name: "Bruk" }).click();
};

/** Pastes as the browser does. Its complaints are dropped: it says so when it refuses a style or handler of the pasted HTML. */
const paste = async (type: string, data: string): Promise<void> => {
  await text.evaluate(
    (element, [kind, content]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind ?? "", content ?? "");
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [type, data],
  );
  complaints = complaints.filter(
    (complaint) => !/^(Applying inline style|Executing inline event handler)/.test(complaint),
  );
};

describe("the text", () => {
  test("is typed and comes out as clean HTML, and as nothing when it is deleted", async () => {
    await page.keyboard.type("Første avsnitt");
    await page.keyboard.press("Enter");
    await page.keyboard.type("pain* AND *term* < 5");
    expect(await html()).toBe("<p>Første avsnitt</p><p>pain* AND *term* &lt; 5</p>");
    await selectAll();
    await page.keyboard.press("Delete");
    expect(await html()).toBe("");
  });

  test("starts a list from '- ' and '1. '", async () => {
    await page.keyboard.type("- ett");
    await page.keyboard.press("Enter");
    await page.keyboard.type("to");
    expect(await html()).toBe("<ul><li><p>ett</p></li><li><p>to</p></li></ul>");
  });

  test("is replaced by a value from outside, and left alone by its own value", async () => {
    await page.keyboard.type("Min tekst");
    await setFromOutside("<p>Deres tekst</p>");
    await expect.poll(() => text.innerText()).toBe("Deres tekst");
    await text.click();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("XY");
    expect(await html()).toBe("<p>Deres teksXYt</p>");
  });

  test("can be read, but not changed, when read-only", async () => {
    await page.keyboard.type("Uendret");
    await page.getByLabel("Lesevisning").check();
    await expect.poll(() => text.getAttribute("contenteditable")).toBe("false");
    expect(await text.getAttribute("aria-readonly")).toBe("true");
    expect(await page.getByRole("toolbar").count()).toBe(0);
    await text.press("x");
    expect(await html()).toBe("<p>Uendret</p>");
  });

  test("says how much room is left, and when there is too much, without losing any", async () => {
    await page.getByRole("button", { name: "Hundre tegn" }).click();
    await text.click();
    await page.keyboard.type("a".repeat(90));
    await expect.poll(() => page.getByText("3 tegn igjen").count()).toBe(1);
    await page.keyboard.type("b".repeat(10));
    await expect.poll(() => page.getByRole("alert").textContent()).toContain("7 tegn for lang");
    expect(await html()).toHaveLength(107);
  });
});

describe("the toolbar", () => {
  test.each([
    ["Fet", "<p><strong>ord</strong></p>"],
    ["Kursiv", "<p><em>ord</em></p>"],
    ["Understreket", "<p><u>ord</u></p>"],
    ["Punktliste", "<ul><li><p>ord</p></li></ul>"],
    ["Nummerert liste", "<ol><li><p>ord</p></li></ol>"],
  ])("%s goes on and off, and says which", async (name, expected) => {
    await page.keyboard.type("ord");
    await selectAll();
    await button(name).click();
    expect(await html()).toBe(expected);
    expect(await button(name).getAttribute("aria-pressed")).toBe("true");
    await button(name).click();
    expect(await html()).toBe("<p>ord</p>");
    expect(await button(name).getAttribute("aria-pressed")).toBe("false");
  });

  test("makes marked words code, and a whole paragraph a block of code", async () => {
    await page.keyboard.type("ord");
    await page.keyboard.press("Shift+ArrowLeft");
    await button("Kode").click();
    expect(await html()).toBe("<p>or<code>d</code></p>");
    await button("Kode").click();
    await page.keyboard.press("Home");
    await button("Kode").click();
    expect(await html()).toBe("<pre><code>ord</code></pre>");
    await button("Kode").click();
    expect(await html()).toBe("<p>ord</p>");
  });

  test("undoes and does again", async () => {
    await page.keyboard.type("ord");
    await button("Angre").click();
    expect(await html()).toBe("");
    await button("Gjør om").click();
    expect(await html()).toBe("<p>ord</p>");
    expect(await button("Gjør om").getAttribute("aria-disabled")).toBe("true");
  });

  test("indents and outdents items, and says when it cannot", async () => {
    await page.keyboard.type("- en");
    await page.keyboard.press("Enter");
    await page.keyboard.type("to");
    await button("Øk innrykk").click();
    const nested = "<ul><li><p>en</p><ul><li><p>to</p></li></ul></li></ul>";
    expect(await html()).toBe(nested);
    expect(await button("Øk innrykk").getAttribute("aria-disabled")).toBe("true");
    await button("Reduser innrykk").click();
    expect(await html()).toBe("<ul><li><p>en</p></li><li><p>to</p></li></ul>");
    await page.keyboard.press("Alt+Shift+ArrowRight");
    expect(await html()).toBe(nested);
    await page.keyboard.press("Control+[");
    expect(await html()).toBe("<ul><li><p>en</p></li><li><p>to</p></li></ul>");
  });

  test("sets, changes and removes a link, and refuses a dangerous address", async () => {
    await page.keyboard.type("se FHI");
    await page.keyboard.press("Control+Shift+ArrowLeft");
    await button("Lenke").click();
    const address = page.getByRole("textbox", { name: "Adresse" });
    await address.fill("javascript:alert(1)");
    await address.press("Enter");
    await expect.poll(() => page.getByText("Skriv en adresse som begynner med").count()).toBe(1);
    expect(await address.getAttribute("aria-invalid")).toBe("true");
    await address.fill("www.fhi.no");
    await address.press("Enter");
    expect(await html()).toBe('<p>se <a href="https://www.fhi.no">FHI</a></p>');
    await page.keyboard.press("Control+k");
    expect(await address.inputValue()).toBe("https://www.fhi.no");
    await page.getByRole("button", { name: "Fjern lenke" }).click();
    expect(await html()).toBe("<p>se FHI</p>");
  });

  test("writes the address when no words are marked", async () => {
    await button("Lenke").click();
    await page.getByRole("textbox", { name: "Adresse" }).fill("post@eksempel.no");
    await page.getByRole("button", { name: "Sett inn lenke" }).click();
    expect(await html()).toBe('<p><a href="mailto:post@eksempel.no">post@eksempel.no</a></p>');
  });
});

describe("the keyboard", () => {
  test("passes through: one stop in the toolbar, one in the text, and out, also from a list", async () => {
    await page.keyboard.type("- punkt");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Etter");
    expect(await page.locator("#left").textContent()).toBe("Forlatt 1");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-action"))).toBe("undo");
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Før");
    expect(await html()).toBe("<ul><li><p>punkt</p></li></ul>");
  });

  test("does everything: Alt+F10, arrows, Enter, Escape", async () => {
    await page.keyboard.type("ord ");
    await page.keyboard.press("Alt+F10");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Fet");
    await expect.poll(() => button("Fet").getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("End");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Kode");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowLeft");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Kode");
    await page.keyboard.press("Escape");
    await page.keyboard.type("fet");
    expect(await html()).toBe("<p>ord <strong>fet</strong></p>");
  });

  test("goes to the text when its label is clicked", async () => {
    await page.getByRole("button", { name: "Før" }).focus();
    await page.getByText("Beskrivelse av metoden", { exact: true }).click();
    await page.keyboard.type("her");
    expect(await html()).toBe("<p>her</p>");
  });

  test("has the usual shortcuts", async () => {
    await page.keyboard.type("a");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("b");
    await page.keyboard.press("Control+b");
    await page.keyboard.press("Control+i");
    await page.keyboard.type("c");
    await page.keyboard.press("Control+i");
    await page.keyboard.press("Control+u");
    await page.keyboard.type("d");
    expect(await html()).toBe("<p>a<strong>b</strong><em>c</em><u>d</u></p>");
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Escape");
    expect(await text.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe("what is pasted", () => {
  test("from Word keeps its lists as lists and its table cells as paragraphs", async () => {
    await paste("text/html", WORD_CLIPBOARD);
    const pasted = (await html()).replaceAll(/&nbsp;| +(?=<)/g, "");
    expect(pasted).toContain("<p><strong>Pasienter</strong></p>");
    expect(pasted).toContain(
      "<ul><li><p>Voksne over 18 år</p><ul><li><p>Med hjertesvikt</p></li></ul></li><li><p>Barn</p></li></ul>",
    );
    expect(pasted).toContain("<ol><li><p>Utredning</p></li><li><p>Behandling</p></li></ol>");
    expect(pasted).toContain("<p>Utfall</p><p>Antall</p>");
    expect(pasted).not.toMatch(/img|mso|class|style/);
  });

  test.each([DANGEROUS_CLIPBOARD, DANGEROUS_WORD_CLIPBOARD])("is cleaned of what could run", async (clipboard) => {
    await paste("text/html", clipboard);
    expect(await html()).not.toMatch(
      /script|onerror|onclick|style|class|id=|img|svg|iframe|target|title|h2|blockquote/,
    );
    expect(await html()).toMatch(/Trygg.*Overskrift|Punkt/);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  });

  test("from Google Docs is bold where it was bold", async () => {
    await paste(
      "text/html",
      '<b style="font-weight:normal"><p><span style="font-weight:700">fet</span><span style="font-style:italic"> skrå</span> vanlig</p></b>',
    );
    expect(await html()).toBe("<p><strong>fet</strong><em> skrå</em> vanlig</p>");
  });

  test("as an address becomes a link; stars and underscores stay", async () => {
    await paste("text/plain", "https://www.fhi.no/a?b=1&c=2");
    expect(await html()).toBe('<p><a href="https://www.fhi.no/a?b=1&amp;c=2">https://www.fhi.no/a?b=1&amp;c=2</a></p>');
    await setFromOutside("");
    await text.click();
    await paste("text/plain", "*pain* __MeSH__ `x`");
    expect(await html()).toBe("<p>*pain* __MeSH__ `x`</p>");
  });
});

test("what the server keeps is what the editor reads and writes, letter for letter", async () => {
  const documents = [
    ...fc.sample(aRichTextDocument, { numRuns: 40, seed: 7 }).map(serializeRichText),
    "<h1>a</h1><table><tr><td>b</td></tr></table>c<ul>d<ul><li>e</ul></ul><pre>f\n\tg</pre><b><i>h</i></b>",
  ];
  for (const document of documents) {
    const kept = sanitizeRichText(document);
    const stored = kept.kind === "Sanitized" ? kept.html : "";
    await setFromOutside(stored);
    await text.click({ position: { x: 5, y: 5 } });
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("x");
    await page.keyboard.press("Control+z");
    expect(await html()).toBe(stored);
  }
});

test("there is nothing for axe to find: empty, filled, linking and read-only", async () => {
  const findings = async () => (await new AxeBuilder({ page }).analyze()).violations.map((violation) => violation.id);
  expect(await findings()).toEqual([]);
  await setFromOutside(
    '<p>Tekst <code>kode</code> <a href="https://fhi.no">lenke</a></p><ul><li><p>a</p></li></ul><pre><code>b</code></pre>',
  );
  await button("Lenke").click();
  expect(await findings()).toEqual([]);
  await page.getByLabel("Lesevisning").check();
  expect(await findings()).toEqual([]);
});

test("until the editor has arrived, and when it does not, the text stands there to be read", async () => {
  const slow = await (await browser.newContext()).newPage();
  const stop = Promise.withResolvers<void>();
  await slow.route(/editing-surface/, async (route) => {
    await stop.promise;
    await route.abort();
  });
  await slow.goto(`${served.url}?value=<p>Lagret tekst</p>`);
  const field = slow.locator("main");
  await slow.getByText("Laster redigering …").waitFor();
  expect(await field.getByText("Lagret tekst").first().isVisible()).toBe(true);
  stop.resolve();
  await slow.getByRole("alert").getByText("Kunne ikke laste RichTextEditor vue component").waitFor();
  expect(await field.getByText("Lagret tekst").first().isVisible()).toBe(true);
  await slow.unrouteAll();
  await slow.getByRole("button", { name: "Prøv igjen" }).click();
  await slow.getByRole("textbox", { name: "Beskrivelse av metoden" }).waitFor();
  await slow.context().close();
});
