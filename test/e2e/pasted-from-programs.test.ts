import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { richTextTexts } from "../../platform/editing/rich-text-editor/texts.ts";
import { editorForEachTest } from "./rich-text-editor/editor-for-each-test.ts";

/** What other programs write to the clipboard, and what it is to become: test/world/README.md */
const folder = path.join(import.meta.dirname, "../world/clipboard");
const cases = readFileSync(path.join(folder, "outcomes.tsv"), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [name = "", named = "", text = ""] = line.split("\t");
    return { name, named: named.split(" ").filter(Boolean).sort(), text };
  });

const PROGRAMS = ["word-online", "word", "docs", "outlook", "libreoffice", "safari", "excel"];
const programOf = (name: string) => PROGRAMS.find((program) => name.startsWith(`${program}-`)) ?? "";
type Named = Parameters<typeof richTextTexts.leftOut>[0][number];
const notices = Object.keys(richTextTexts.named) as Named[];

const editor = editorForEachTest();

test("every file has an outcome, and every outcome a file", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".html"));
  expect(cases.map(({ name }) => `${name}.html`).toSorted()).toEqual(files.toSorted());
});

test.each(PROGRAMS)(
  "what is pasted from %s means what it meant there, and what stays out is named",
  async (program) => {
    const became = [];
    const own = cases.filter(({ name }) => programOf(name) === program);
    for (const { name } of own) {
      await editor.setFromOutside("");
      await editor.text.click();
      await editor.paste("text/html", readFileSync(path.join(folder, `${name}.html`), "utf8"));
      const said = (await editor.page.getByRole("status").allTextContents()).join(" ");
      const text = (await editor.html()).replaceAll(/(?:&nbsp;| )+(?=<\/p>)/g, "");
      became.push({ name, named: notices.filter((each) => said.includes(richTextTexts.leftOut([each]))).sort(), text });
    }
    expect(became).toEqual(own);
  },
);
