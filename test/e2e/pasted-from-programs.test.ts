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

type Named = Parameters<typeof richTextTexts.leftOut>[0][number];
const notices = Object.keys(richTextTexts.named) as Named[];

const editor = editorForEachTest();

test("every file has an outcome, and every outcome a file", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".html"));
  expect(cases.map(({ name }) => `${name}.html`).toSorted()).toEqual(files.toSorted());
});

test("what is pasted from another program means what it meant there, and what stays out is named", async () => {
  const clipboards = cases.map(({ name }) => readFileSync(path.join(folder, `${name}.html`), "utf8"));
  const became = (await editor.pasteEach(clipboards)).map(({ html, said }, at) => ({
    name: cases[at]?.name,
    named: notices.filter((each) => said.includes(richTextTexts.leftOut([each]))).sort(),
    text: html.replaceAll(/(?:&nbsp;| )+(?=<\/p>)/g, ""),
  }));
  expect(became).toEqual(cases);
});
