import { expect, test } from "vitest";
import { aSection, aTemplate, aWorkingCopy, everyKind } from "../../../../test/builders/a-working-copy.ts";
import { missingBlocks } from "./index.ts";

const mandatory = everyKind
  .filter(({ kind }) => kind === "Text" || kind === "Table" || kind === "LiteratureSearch" || kind === "PdfUpload")
  .map((block) => ({ ...block, mandatory: true }));
const template = aTemplate([[aSection("forst", [])], [aSection("alt", mandatory)]]);
const missing = (...given: Parameters<typeof aWorkingCopy> extends [unknown, ...infer Rest] ? Rest : never) =>
  missingBlocks(aWorkingCopy(template, ...given)).map(({ contentGuid }) => contentGuid.replace("guid-", ""));

const values = { tekst: "Skrevet", pico: ["p", "i", "c", "o"] };
const row = { id: 1, part: "B", rev: 1, revs: {}, cells: { searchType: "DB", source: "MEDLINE", date: "2026-03-01" } };
const file = { id: 1, name: "a.pdf", url: "/filer/1/a.pdf" };

test("every mandatory block without content is asked for, with the tab and section that a link opens", () => {
  expect(missing({})).toEqual(["tekst", "pico", "sok", "pdf"]);
  const [first] = missingBlocks(aWorkingCopy(template, {}));
  expect(first).toEqual({ contentGuid: "guid-tekst", title: "Tittel tekst", tab: 1, section: "guid-alt" });
});

test("what is kept beside the values counts by being there: a search by its row, an upload by its file", () => {
  expect(missing(values)).toEqual(["sok", "pdf"]);
  expect(missing(values, { rows: { sok: [row] } })).toEqual(["pdf"]);
  // As it was copied from another assessment: it has not been done.
  const copied = { ...row, cells: { ...row.cells, date: "" } };
  expect(missing(values, { rows: { sok: [row, copied] } })).toEqual(["sok", "pdf"]);
  expect(missing(values, { files: { pdf: [file] } })).toEqual(["sok"]);
  expect(missing(values, { rows: { sok: [row] }, files: { pdf: [file] } })).toEqual([]);
});
