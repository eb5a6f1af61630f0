import { describe, expect, test } from "vitest";
import { editorForEachTest } from "./rich-text-editor/editor-for-each-test.ts";

const editor = editorForEachTest();
const { html, button, selectAll } = editor;

describe("the toolbar", () => {
  test.each([
    ["Fet", "<p><strong>ord</strong></p>"],
    ["Kursiv", "<p><em>ord</em></p>"],
    ["Understreket", "<p><u>ord</u></p>"],
    ["Punktliste", "<ul><li><p>ord</p></li></ul>"],
    ["Nummerert liste", "<ol><li><p>ord</p></li></ol>"],
  ])("%s goes on and off, and says which", async (name, expected) => {
    await editor.page.keyboard.type("ord");
    await selectAll();
    await button(name).click();
    expect(await html()).toBe(expected);
    expect(await button(name).getAttribute("aria-pressed")).toBe("true");
    await button(name).click();
    expect(await html()).toBe("<p>ord</p>");
    expect(await button(name).getAttribute("aria-pressed")).toBe("false");
  });

  test("makes marked words code, and a whole paragraph a block of code", async () => {
    await editor.page.keyboard.type("ord");
    await editor.page.keyboard.press("Shift+ArrowLeft");
    await button("Kode").click();
    expect(await html()).toBe("<p>or<code>d</code></p>");
    await button("Kode").click();
    await editor.page.keyboard.press("Home");
    await button("Kode").click();
    expect(await html()).toBe("<pre><code>ord</code></pre>");
    await button("Kode").click();
    expect(await html()).toBe("<p>ord</p>");
  });

  test("undoes and does again", async () => {
    await editor.page.keyboard.type("ord");
    await button("Angre").click();
    expect(await html()).toBe("");
    await button("Gjør om").click();
    expect(await html()).toBe("<p>ord</p>");
    expect(await button("Gjør om").getAttribute("aria-disabled")).toBe("true");
  });

  test("indents and outdents items, and says when it cannot", async () => {
    await editor.page.keyboard.type("- en");
    await editor.page.keyboard.press("Enter");
    await editor.page.keyboard.type("to");
    await button("Øk innrykk").click();
    const nested = "<ul><li><p>en</p><ul><li><p>to</p></li></ul></li></ul>";
    expect(await html()).toBe(nested);
    expect(await button("Øk innrykk").getAttribute("aria-disabled")).toBe("true");
    await button("Reduser innrykk").click();
    expect(await html()).toBe("<ul><li><p>en</p></li><li><p>to</p></li></ul>");
    await editor.page.keyboard.press("Alt+Shift+ArrowRight");
    expect(await html()).toBe(nested);
    await editor.page.keyboard.press("Control+[");
    expect(await html()).toBe("<ul><li><p>en</p></li><li><p>to</p></li></ul>");
  });

  test("sets, changes and removes a link, and refuses a dangerous address", async () => {
    await editor.page.keyboard.type("se FHI");
    await editor.page.keyboard.press("Control+Shift+ArrowLeft");
    await button("Lenke").click();
    const address = editor.page.getByRole("textbox", { name: "Adresse" });
    await address.fill("javascript:alert(1)");
    await address.press("Enter");
    await expect.poll(() => editor.page.getByText("Skriv en adresse som begynner med").count()).toBe(1);
    expect(await address.getAttribute("aria-invalid")).toBe("true");
    await address.fill("www.fhi.no");
    await address.press("Enter");
    expect(await html()).toBe('<p>se <a href="https://www.fhi.no">FHI</a></p>');
    await editor.page.keyboard.press("Control+k");
    await expect.poll(() => address.inputValue()).toBe("https://www.fhi.no");
    await editor.page.getByRole("button", { name: "Fjern lenke" }).click();
    expect(await html()).toBe("<p>se FHI</p>");
  });

  test("writes the address when no words are marked", async () => {
    await button("Lenke").click();
    await editor.page.getByRole("textbox", { name: "Adresse" }).fill("post@eksempel.no");
    await editor.page.getByRole("button", { name: "Sett inn lenke" }).click();
    expect(await html()).toBe('<p><a href="mailto:post@eksempel.no">post@eksempel.no</a></p>');
  });
});
