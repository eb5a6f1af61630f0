import { expect, test } from "vitest";
import { fileName } from "../../../platform/pure/rich-text/index.ts";
import type { BlockValue } from "../../block/rules/index.ts";
import { checkName } from "../../intro/rules/index.ts";
import { acceptValue, type Block, held, isFilled } from "./index.ts";

const accepts = (block: Block, given: string | readonly string[]) =>
  acceptValue(block, given, (kind, key) => kind === "topic" && key === "hjerte-og-kar");
const problem = (block: Block, given: string | readonly string[]) => {
  const accepted = accepts(block, given);
  return accepted.ok ? null : accepted.because.kind;
};
const filled = (block: Block, value: BlockValue) => isFilled(held(block, { value }));

const text: Block = { kind: "Text", key: "t", title: "T" };
const date: Block = { ...text, isDateInput: true };
const editor: Block = { kind: "TextEditor", key: "e", title: "E" };
const row = { label: "R" };
const table: Block = { kind: "Table", key: "p", title: "PICO", rows: [row, row, row, row] };
const radio: Block = {
  kind: "Select",
  key: "r",
  title: "R",
  selectType: "radiobuttons",
  options: [{ value: "ja", text: "Ja", children: [{ value: "delvis", text: "Delvis" }] }],
};
const topics: Block = {
  kind: "Select",
  key: "t",
  title: "T",
  selectType: "multiselect",
  options: { termKind: "topic" },
};

test("rich text without a letter is empty", () => {
  const empty = ["", "<p></p>", "<p> </p><p>&nbsp;</p>", "<ul><li><p><br></p></li></ul>", "<p>\u200b</p>"];
  expect(empty.map((html) => filled(editor, html))).toEqual(empty.map(() => false));
  expect(filled(editor, "<p>0</p>")).toBe(true);
  expect(filled(editor, "<p>a &lt; b</p>")).toBe(true);
});

test("a text of blanks is empty, a text that looks like markup is not", () => {
  expect(filled(text, " \n")).toBe(false);
  expect(filled(text, "<p>")).toBe(true);
});

test("a table needs all four of its texts", () => {
  expect(filled(table, ["a", "b", "c", "d"])).toBe(true);
  expect(filled(table, ["a", "b", " ", "d"])).toBe(false);
  expect(filled(table, ["a", "b", "c"])).toBe(false);
});

test("nothing saved is empty, and so is a stored value of another type than the kind's", () => {
  expect([text, editor, table, radio].map((block) => filled(block, null))).toEqual([false, false, false, false]);
  expect([filled(text, ["a"]), filled(editor, ["<p>a</p>"]), filled(table, "abcd")]).toEqual([false, false, false]);
});

test("a mandatory PDF counts as filled when there is a file", () => {
  const pdf: Block = { kind: "PdfUpload", key: "pdf", title: "PDF", mandatory: true };
  expect(isFilled(held(pdf, {}))).toBe(false);
  expect(isFilled(held(pdf, { files: [{ id: 1, name: "a.pdf", url: "/filer/a" }] }))).toBe(true);
});

test("date inputs take real dates from 2022-01-01, in either form, and store ISO", () => {
  expect(["", "2022-01-01", "2024-02-29", "01.03.2026"].map((given) => accepts(date, given))).toEqual(
    ["", "2022-01-01", "2024-02-29", "2026-03-01"].map((value) => ({ ok: true, value })),
  );
  expect(["2021-12-31", "2023-02-29", "i går"].map((given) => problem(date, given))).toEqual([
    "DateTooEarly",
    "NotADate",
    "NotADate",
  ]);
});

test("choices take their own options, children too, or terms of their kind, each once", () => {
  expect([problem(radio, "delvis"), problem(radio, ["ja"]), problem(topics, ["hjerte-og-kar"])]).toEqual([
    null,
    null,
    null,
  ]);
  expect(accepts(topics, ["hjerte-og-kar", "", "hjerte-og-kar"])).toEqual({ ok: true, value: ["hjerte-og-kar"] });
  expect([
    problem(radio, "nei"),
    problem(radio, ["ja", "delvis"]),
    problem(topics, ["ukjent"]),
    problem(topics, "x"),
  ]).toEqual(["UnknownOption", "SeveralChosen", "UnknownOption", "UnknownOption"]);
});

test("a text field takes no list, and a block without a value of its own takes none", () => {
  expect(problem(editor, ["a"])).toBe("ValueIsNotText");
  expect(problem({ kind: "PdfUpload", key: "p", title: "P" }, "a")).toBe("BlockHasNoValue");
});

test("a text of one line has no signs that turn the direction of writing; several lines keep theirs", () => {
  const turned = "Sykehus\u202ead\u202c \u2066Bergen\u2069 \u200f";
  expect(accepts(text, turned)).toEqual({ ok: true, value: "Sykehusad Bergen " });
  expect(accepts({ ...text, multiline: true }, turned)).toEqual({ ok: true, value: turned });
});

test("what shows as nothing fills no field: white space, and signs without a form of their own", () => {
  const line: Block = { kind: "Text", key: "kort", title: "Kort", mandatory: true };
  const rich: Block = { kind: "TextEditor", key: "lang", title: "Lang" };
  for (const sign of ["\u200b", "\u2060", "\u00ad", "\u202e", "\u3164", "\u2800", "\u00a0"]) {
    const shown = {
      line: filled(line, sign),
      rich: filled(rich, `<p>${sign}</p>`),
      pico: filled(table, ["a", sign, "c", "d"]),
    };
    expect({ sign: sign.codePointAt(0)?.toString(16), ...shown }).toMatchObject({
      line: false,
      rich: false,
      pico: false,
    });
    expect(checkName(sign, "NameRequired")).toEqual([{ path: "name", kind: "NameRequired" }]);
  }
  expect([filled(line, "."), filled(line, "👩‍⚕️"), filled(rich, "<p>0</p>")]).toEqual([true, true, true]);
  expect(fileName("\u202egnp.exe.png", "png", "png", "bilde")).toBe("gnp.exe.png");
});
