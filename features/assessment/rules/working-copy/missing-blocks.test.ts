import { expect, test } from "vitest";
import { aSection, aTemplate, aWorkingCopy, everyKind, filled } from "../../../../test/builders/a-working-copy.ts";
import { definitions } from "../../../kinds/rules/index.ts";
import { missingBlocks } from "./index.ts";

const mandatory = everyKind
  .filter(({ kind }) => definitions[kind].mayBeMandatory)
  .map((block) => ({ ...block, mandatory: true }));
const template = aTemplate([[aSection("forst", [])], [aSection("alt", mandatory)]]);
const missing = (...given: Parameters<typeof aWorkingCopy> extends [unknown, ...infer Rest] ? Rest : never) =>
  missingBlocks(aWorkingCopy(template, ...given)).map(({ contentGuid }) => contentGuid.replace("guid-", ""));

const { values, rows, files } = filled;

test("every mandatory block without content is asked for, with the tab and section that a link opens", () => {
  expect(missing({})).toEqual(mandatory.map(({ key }) => key));
  expect(missing(values, filled)).toEqual([]);
  const [first] = missingBlocks(aWorkingCopy(template, {}));
  expect(first).toEqual({ contentGuid: "guid-tekst", title: "Tittel tekst", tab: 1, section: "guid-alt" });
});

test("what is kept beside the values counts by being there: a search by its row, an upload by its file", () => {
  expect(missing(values, { rows: { ...rows, sok: [] }, files })).toEqual(["sok"]);
  // As it was copied from another assessment: it has not been done.
  const copied = rows.sok.map((row) => ({ ...row, cells: { ...row.cells, date: "" } }));
  expect(missing(values, { rows: { ...rows, sok: [...rows.sok, ...copied] }, files })).toEqual(["sok"]);
  expect(missing(values, { rows, files: { ...files, pdf: [] } })).toEqual(["pdf"]);
});
