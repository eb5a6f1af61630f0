import { describe, expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { editorForEachTest } from "./rich-text-editor/editor-for-each-test.ts";

const editor = editorForEachTest();
const { html, button, selectAll, setFromOutside } = editor;

describe("the text", () => {
  test("is typed and comes out as clean HTML, and as nothing when it is deleted", async () => {
    await editor.page.keyboard.type("Første avsnitt");
    await editor.page.keyboard.press("Enter");
    await editor.page.keyboard.type("pain* AND *term* < 5");
    expect(await html()).toBe("<p>Første avsnitt</p><p>pain* AND *term* &lt; 5</p>");
    await selectAll();
    await editor.page.keyboard.press("Delete");
    expect(await html()).toBe("");
  });

  test("starts a list from '- ' and '1. '", async () => {
    await editor.page.keyboard.type("- ett");
    await editor.page.keyboard.press("Enter");
    await editor.page.keyboard.type("to");
    expect(await html()).toBe("<ul><li><p>ett</p></li><li><p>to</p></li></ul>");
  });

  test("is replaced by a value from outside, and left alone by its own value", async () => {
    await editor.page.keyboard.type("Min tekst");
    await setFromOutside("<p>Deres tekst</p>");
    await expect.poll(() => editor.text.innerText()).toBe("Deres tekst");
    await editor.text.click();
    await editor.page.keyboard.press("End");
    await editor.page.keyboard.press("ArrowLeft");
    await editor.page.keyboard.type("XY");
    expect(await html()).toBe("<p>Deres teksXYt</p>");
  });

  test("can be read, but not changed, when read-only", async () => {
    await editor.page.keyboard.type("Uendret");
    await editor.page.getByLabel("Lesevisning").check();
    await expect.poll(() => editor.text.getAttribute("contenteditable")).toBe("false");
    expect(await editor.text.getAttribute("aria-readonly")).toBe("true");
    expect(await editor.page.getByRole("toolbar").count()).toBe(0);
    await editor.text.press("x");
    expect(await html()).toBe("<p>Uendret</p>");
  });

  test("says how much room is left, and when there is too much, without losing any", async () => {
    await editor.page.getByRole("button", { name: "Hundre tegn" }).click();
    await editor.text.click();
    await editor.page.keyboard.type("a".repeat(90));
    await expect.poll(() => editor.page.getByText("3 tegn igjen").count()).toBe(1);
    await editor.page.keyboard.type("b".repeat(10));
    await expect.poll(() => editor.page.getByRole("alert").textContent()).toContain("7 tegn for lang");
    expect(await html()).toHaveLength(107);
  });
});

describe("the keyboard", () => {
  test("passes through: one stop in the toolbar, one in the text, and out, also from a list", async () => {
    await editor.page.keyboard.type("- punkt");
    await editor.page.keyboard.press("Tab");
    await expect.poll(() => editor.page.evaluate(() => document.activeElement?.textContent)).toBe("Etter");
    expect(await editor.page.locator("#left").textContent()).toBe("Forlatt 1");
    await editor.page.keyboard.press("Shift+Tab");
    await editor.page.keyboard.press("Shift+Tab");
    await expect
      .poll(() => editor.page.evaluate(() => document.activeElement?.getAttribute("data-action")))
      .toBe("undo");
    await editor.page.keyboard.press("Shift+Tab");
    await expect.poll(() => editor.page.evaluate(() => document.activeElement?.textContent)).toBe("Før");
    expect(await html()).toBe("<ul><li><p>punkt</p></li></ul>");
  });

  test("does everything: Alt+F10, arrows, Enter, Escape", async () => {
    await editor.page.keyboard.type("ord ");
    await editor.page.keyboard.press("Alt+F10");
    await editor.page.keyboard.press("ArrowRight");
    await editor.page.keyboard.press("ArrowRight");
    await editor.page.keyboard.press("Enter");
    await expect.poll(() => editor.page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Fet");
    await expect.poll(() => button("Fet").getAttribute("aria-pressed")).toBe("true");
    await editor.page.keyboard.press("End");
    await expect
      .poll(() => editor.page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Kode");
    await editor.page.keyboard.press("Home");
    await editor.page.keyboard.press("ArrowLeft");
    await expect
      .poll(() => editor.page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Kode");
    await editor.page.keyboard.press("Escape");
    await editor.page.keyboard.type("fet");
    expect(await html()).toBe("<p>ord <strong>fet</strong></p>");
  });

  test("goes to the text when its label is clicked", async () => {
    await editor.page.getByRole("button", { name: "Før" }).focus();
    await editor.page.getByText("Beskrivelse av metoden", { exact: true }).click();
    await editor.page.keyboard.type("her");
    expect(await html()).toBe("<p>her</p>");
  });

  test("raises and lowers by keyboard, never both at once", async () => {
    await editor.page.keyboard.type("10");
    await editor.page.keyboard.press("Control+.");
    await editor.page.keyboard.type("9");
    await editor.page.keyboard.press("Control+,");
    await editor.page.keyboard.type("2");
    await editor.page.keyboard.press("Control+,");
    await editor.page.keyboard.type("/L");
    expect(await html()).toBe("<p>10<sup>9</sup><sub>2</sub>/L</p>");
  });

  test("has the usual shortcuts", async () => {
    await editor.page.keyboard.type("a");
    await editor.page.keyboard.press("Control+b");
    await editor.page.keyboard.type("b");
    await editor.page.keyboard.press("Control+b");
    await editor.page.keyboard.press("Control+i");
    await editor.page.keyboard.type("c");
    await editor.page.keyboard.press("Control+i");
    await editor.page.keyboard.press("Control+u");
    await editor.page.keyboard.type("d");
    expect(await html()).toBe("<p>a<strong>b</strong><em>c</em><u>d</u></p>");
    await editor.page.keyboard.press("Control+k");
    await editor.page.keyboard.press("Escape");
    await expect.poll(() => editor.text.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test("a key acts on what is marked on the screen, also before the browser has told of it", async () => {
  await editor.page.keyboard.type("gjelder voksne");
  // A busy browser tells of a changed selection later than of the key pressed after it: both in one task show the same.
  await editor.text.evaluate((element) => {
    const line = element.querySelector("p")?.firstChild;
    if (!line) throw new Error("there is no text");
    getSelection()?.setBaseAndExtent(line, "gjelder".length, line, "gjelder voksne".length);
    element.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Delete", keyCode: 46, bubbles: true, cancelable: true }),
    );
  });
  await expect.poll(html).toBe("<p>gjelder</p>");
});

test("there is nothing for axe to find: empty, filled, linking and read-only", async () => {
  await expectNoFindings(editor.page);
  await setFromOutside(
    '<p>Tekst <code>kode</code> <a href="https://fhi.no">lenke</a></p><ul><li><p>a</p></li></ul><pre><code>b</code></pre>',
  );
  await button("Lenke").click();
  await expectNoFindings(editor.page);
  await editor.page.getByLabel("Lesevisning").check();
  await expectNoFindings(editor.page);
});

test("until the editor has arrived, and when it does not, the text stands there to be read", async () => {
  const slow = await (await editor.browser.newContext()).newPage();
  const stop = Promise.withResolvers<void>();
  await slow.route(/editing-surface/, async (route) => {
    await stop.promise;
    await route.abort();
  });
  await slow.goto(`${editor.url}?value=<p>Lagret tekst</p>`);
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
