import { expect, test } from "vitest";
import { type Block, hasValue } from "./index.ts";

const text: Block = { kind: "Text", key: "t", title: "T" };
const editor: Block = { kind: "TextEditor", key: "e", title: "E" };
const row = { label: "R" };
const table: Block = { kind: "Table", key: "p", title: "PICO", rows: [row, row, row, row] };

test("rich text without a letter is empty", () => {
  const empty = ["", "<p></p>", "<p> </p><p>&nbsp;</p>", "<ul><li><p><br></p></li></ul>", "<p>\u200b</p>"];
  expect(empty.map((html) => hasValue(editor, html))).toEqual(empty.map(() => false));
  expect(hasValue(editor, "<p>0</p>")).toBe(true);
  expect(hasValue(editor, "<p>a &lt; b</p>")).toBe(true);
});

test("a text of blanks is empty, a text that looks like markup is not", () => {
  expect(hasValue(text, " \n")).toBe(false);
  expect(hasValue(text, "<p>")).toBe(true);
});

test("a table needs all four of its texts", () => {
  expect(hasValue(table, ["a", "b", "c", "d"])).toBe(true);
  expect(hasValue(table, ["a", "b", " ", "d"])).toBe(false);
  expect(hasValue(table, ["a", "b", "c"])).toBe(false);
});

test("nothing saved is empty", () => {
  expect([text, editor, table].map((block) => hasValue(block, null) || hasValue(block, undefined))).toEqual([
    false,
    false,
    false,
  ]);
});
