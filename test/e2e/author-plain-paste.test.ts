import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { richTextTexts } from "../../platform/editing/rich-text-editor/texts.ts";
import { authorHouse } from "./author-journey.ts";

const house = await authorHouse();
const clipboard = (name: string) =>
  readFileSync(path.join(import.meta.dirname, "../world/clipboard", `${name}.html`), "utf8");

test("what is pasted into a field without formatting means what it meant in the other program, and what stays out is named", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  const field = page.getByRole("textbox", { name: "Hvem har bestilt vurderingen?" });
  const paste = async (html: string, plain: string) => {
    await field.fill("");
    await field.evaluate(
      (element, data) => {
        const clipboardData = new DataTransfer();
        for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
        element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      },
      { "text/html": html, "text/plain": plain },
    );
  };
  for (const { name, becomes, says } of [
    { name: "word-tracked-dose", becomes: "Dosen var 5 mg.", says: richTextTexts.named.changes },
    { name: "word-struck", becomes: "Gis 25 mg daglig.", says: richTextTexts.named.struck },
    { name: "word-exponents", becomes: "Trombocytter over 50 × 10⁹/L, CO₂ og 1,73 m².", says: null },
    { name: "docs-exponents", becomes: "10⁹/L og CO₂", says: null },
    { name: "word-footnote", becomes: "Tiltaket er trygt og billig.", says: richTextTexts.named.note },
    { name: "word-online-bold", becomes: "ren tekst", says: null },
  ]) {
    await paste(clipboard(name), "ren tekst");
    await expect.poll(() => field.inputValue(), { message: name }).toBe(becomes);
    if (says) await page.getByText(says).first().waitFor();
  }
});
