import { expect, test } from "vitest";
import { type Block, type BlockValue, valueProblem } from "./index.ts";

const problem = (block: Block, value: BlockValue) =>
  valueProblem(block, value, (kind, key) => kind === "topic" && key === "hjerte-og-kar")?.kind ?? null;

const date: Block = { kind: "Text", key: "d", title: "D", isDateInput: true };
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

test("date inputs take real dates from 2022-01-01", () => {
  expect(["", "2022-01-01", "2024-02-29"].map((value) => problem(date, value))).toEqual([null, null, null]);
  expect(["2021-12-31", "2023-02-29", "01.03.2026"].map((value) => problem(date, value))).toEqual([
    "DateTooEarly",
    "NotADate",
    "NotADate",
  ]);
});

test("choices take their own options, children too, or terms of their kind", () => {
  expect([problem(radio, "delvis"), problem(radio, ["ja"]), problem(topics, ["hjerte-og-kar"])]).toEqual([
    null,
    null,
    null,
  ]);
  expect([
    problem(radio, "nei"),
    problem(radio, ["ja", "delvis"]),
    problem(topics, ["ukjent"]),
    problem(topics, "x"),
  ]).toEqual(["UnknownOption", "SeveralChosen", "UnknownOption", "ValueIsNotAList"]);
});

test("a list is no text, and a block without values of its own takes none", () => {
  expect(problem({ kind: "TextEditor", key: "e", title: "E" }, ["a"])).toBe("ValueIsNotText");
  expect(problem({ kind: "PdfUpload", key: "p", title: "P" }, "a")).toBe("BlockHasNoValue");
  expect(problem({ kind: "PdfUpload", key: "p", title: "P" }, null)).toBe(null);
});
