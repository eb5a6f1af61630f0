import { withPublicAddresses, withPublicLinks } from "../../../platform/pure/link/index.ts";
import { isBlank, isEmptyRichText, plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { type Definition, type ExampleTexts, exampleRow, feedsNothing } from "../../block/rules/definition.ts";
import { authorRow } from "../../block/rules/row.ts";
import type { DocumentWords } from "../../document/rules/index.ts";
import { headingPart, paragraph, richTextParts, type TableOfParts } from "../../document/rules/index.ts";
import { referenceFrom } from "../../reference/rules/index.ts";
import { cellsOf, columnsOf, type EvidenceColumn } from "./index.ts";
import type { EvidenceTable } from "./schema.ts";

const isEmpty = (text: string, type: EvidenceColumn["type"]): boolean =>
  type === "rich-text" ? isEmptyRichText(text) : isBlank(text);

type Reader = EvidenceTable["reader"];

/** One study under its short name: paper has no room for a table with a column for each of up to sixteen things. */
const studyTable = (
  { tableSection, studies }: Reader,
  { cells }: Reader["studies"][number],
  { evidence, notFilledIn }: DocumentWords,
): TableOfParts => {
  const shown = columnsOf(tableSection).filter(
    ({ key, type }) => key !== "shortId" && studies.some((study) => !isEmpty(study.cells[key] ?? "", type)),
  );
  const shortId = (cells.shortId ?? "").trim();
  return {
    kind: "table",
    caption: "",
    columns: [
      { title: evidence.columns.shortId, align: "start" },
      { title: shortId === "" ? notFilledIn : shortId, align: "start" },
    ],
    rows: shown.map(({ key, type }) => {
      const text = cells[key] ?? "";
      const written = type === "rich-text" ? richTextParts(text) : [paragraph(text.trim())];
      return {
        weight: "plain",
        cells: [[paragraph(evidence.columns[key])], isEmpty(text, type) ? [paragraph(notFilledIn, "note")] : written],
      };
    }),
  };
};

/** Links in texts that were stored before they were unwrapped lead where they are meant to. */
const shownCells = (section: EvidenceTable["reader"]["tableSection"], cells: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    columnsOf(section).map(({ key, type }) => {
      const text = cells[key] ?? "";
      return [key, type === "rich-text" ? withPublicLinks(text) : withPublicAddresses(text)];
    }),
  );

const exampleStudy = (section: Reader["tableSection"], texts: ExampleTexts): Record<string, string> =>
  Object.fromEntries(columnsOf(section).map((column) => [column.key, exampleCell(column, texts)]));

function exampleCell({ key, type, options }: EvidenceColumn, { name, html, day }: ExampleTexts): string {
  if (type === "choice") return options?.[0] ?? "";
  if (type === "rich-text") return html;
  if (key === "date") return day;
  return key.startsWith("number") || key.endsWith("NumberOfPatients") ? "120" : name;
}

/** Studies or summaries of studies, one in each row. */
export const evidenceTable: Definition<EvidenceTable> = {
  number: 14,
  mayBeMandatory: true,
  mayStandInReview: false,
  value: null,
  feeding: feedsNothing,
  isFilled: ({ rows }) => rows.length > 0,
  isUnfinished: null,
  isBegun: ({ rows }) => rows.length > 0,
  example: ({ tableSection }, texts) => ({ rows: [exampleRow(1, "", exampleStudy(tableSection, texts))] }),
  author: ({ block, rows }) => ({
    kind: "EvidenceTable",
    tableSection: block.tableSection,
    helps: {
      outcomeGoals: block.outcomeHelp ?? "",
      resultEffect: block.effectHelp ?? "",
      risk: block.riskHelp ?? "",
      methodQuality: block.methodQualityHelp ?? "",
    },
    rows: rows.map((row) => ({ ...authorRow(row), cells: cellsOf(block.tableSection, row.cells) })),
  }),
  reader: ({ block, rows }) =>
    rows.length === 0
      ? null
      : {
          kind: "EvidenceTable",
          tableSection: block.tableSection,
          studies: rows.map(({ id, cells }) => ({ id, cells: shownCells(block.tableSection, cells) })),
        },
  standsAlone: true,
  searchText: ({ tableSection, studies }) =>
    studies.flatMap(({ cells }) =>
      columnsOf(tableSection).map(({ key, type }) =>
        type === "rich-text" ? plainTextOf(cells[key] ?? "") : (cells[key] ?? ""),
      ),
    ),
  document: (view, { level, id, words }) => [
    ...headingPart(level, id, view.title),
    ...(view.studies.length === 0
      ? [paragraph(words.evidence.none)]
      : view.studies.map((study) => studyTable(view, study, words))),
  ],
  reuse: null,
  appendix: null,
  sheets: ({ title, tableSection, studies }, words) => {
    const columns = columnsOf(tableSection);
    const rows = studies.map(({ cells }) =>
      columns.map(({ key, type }) => (type === "rich-text" ? plainTextOf(cells[key] ?? "") : (cells[key] ?? ""))),
    );
    return [{ name: title, rows: [columns.map(({ key }) => words.evidence[key]), ...rows] }];
  },
  references: {
    in: ({ studies }) =>
      studies
        .map(({ cells }) => referenceFrom(cells.reference || cells.shortId || "", cells.date))
        .filter(({ title }) => title !== ""),
    fromLines: true,
  },
};
