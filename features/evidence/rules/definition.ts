import { withPublicAddresses, withPublicLinks } from "../../../platform/pure/link/index.ts";
import { isBlank, isEmptyRichText, plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { type Definition, type ExampleTexts, exampleRow, feedsNothing } from "../../block/rules/definition.ts";
import { authorRow, type Row } from "../../block/rules/row.ts";
import type { DocumentWords, Sheet, SheetWords } from "../../document/rules/index.ts";
import { headingPart, paragraph, richTextParts, type TableOfParts } from "../../document/rules/index.ts";
import { referenceFrom } from "../../reference/rules/index.ts";
import { cellsOf, columnsOf, type EvidenceColumn } from "./index.ts";
import { RESULTS_PART, type ResultCells, resultColumns } from "./results/columns.ts";
import { resultLine } from "./results/shown-result.ts";
import type { EvidenceTable } from "./schema.ts";

const isEmpty = (text: string, type: EvidenceColumn["type"]): boolean =>
  type === "rich-text" ? isEmptyRichText(text) : isBlank(text);

type Reader = EvidenceTable["reader"];

const studiesIn = (rows: readonly Row[]): readonly Row[] => rows.filter(({ part }) => part !== RESULTS_PART);

/** The results of studies that are there: those of a deleted study come back with it. */
const resultsIn = (rows: readonly Row[]): readonly Row[] => {
  const studies = new Set(studiesIn(rows).map(({ id }) => String(id)));
  return rows.filter(({ part, cells }) => part === RESULTS_PART && studies.has(cells.study ?? ""));
};

/** Readers do not get the marks of what authors have set aside. */
const forReaders = resultColumns.filter(({ type }) => type !== "marks");

const writtenResult = (cells: Row["cells"]): Record<string, string> =>
  Object.fromEntries(
    forReaders.flatMap(({ key }) => {
      const text = withPublicAddresses(cells[key] ?? "");
      return isBlank(text) ? [] : [[key, text]];
    }),
  );

const readerResults = (rows: readonly Row[]) =>
  resultsIn(rows)
    .filter(({ cells }) => !isBlank(cells.outcome ?? ""))
    .map(({ id, cells }) => ({ id, study: Number(cells.study), cells: writtenResult(cells) }));

/** The results of a study, each under its outcome. */
const resultsOf = ({ results = [] }: Reader, study: number): readonly ResultCells[] =>
  results.flatMap((result) => (result.study === study ? [result.cells] : []));

/** One study under its short name: paper has no room for a table with a column for each of up to sixteen things. */
const studyTable = (
  view: Reader,
  { id, cells }: Reader["studies"][number],
  { evidence, notFilledIn }: DocumentWords,
): TableOfParts => {
  const { tableSection, studies } = view;
  const results = resultsOf(view, id);
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
    rows: [
      ...shown.map(({ key, type }) => {
        const text = cells[key] ?? "";
        const written = type === "rich-text" ? richTextParts(text) : [paragraph(text.trim())];
        return {
          weight: "plain" as const,
          cells: [[paragraph(evidence.columns[key])], isEmpty(text, type) ? [paragraph(notFilledIn, "note")] : written],
        };
      }),
      ...(results.length === 0
        ? []
        : [
            {
              weight: "plain" as const,
              cells: [
                [paragraph(evidence.results.numbers)],
                results.map((result) => paragraph(outcomeLine(result, evidence.results))),
              ],
            },
          ]),
    ],
  };
};

const outcomeLine = (cells: ResultCells, words: DocumentWords["evidence"]["results"]): string =>
  [cells.outcome ?? "", resultLine(cells, words)].filter((text) => text !== "").join(": ");

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

/** Every cell of a result, an empty one too, so that a form sees it when it is first written in. */
const cellsOfResult = (cells: Row["cells"]): Record<string, string> =>
  Object.fromEntries(["study", ...resultColumns.map(({ key }) => key)].map((key) => [key, cells[key] ?? ""]));

/** A line for each result, under the short name of its study. Numbers are numbers, so that a spreadsheet can reckon with them. */
function resultSheet(
  title: string,
  studies: Reader["studies"],
  results: NonNullable<Reader["results"]>,
  words: SheetWords,
): Sheet {
  const columns = forReaders.filter(({ key }) => results.some(({ cells }) => (cells[key] ?? "") !== ""));
  const nameOf = (study: number) => studies.find(({ id }) => id === study)?.cells.shortId ?? "";
  return {
    name: words.results.sheet(title),
    rows: [
      [words.evidence.shortId, ...columns.map(({ key }) => words.results.columns[key])],
      ...studies.flatMap(({ id }) =>
        results
          .filter(({ study }) => study === id)
          .map(({ study, cells }) => [
            nameOf(study),
            ...columns.map(({ key, type }) => {
              const text = cells[key] ?? "";
              return type === "number" && text !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
            }),
          ]),
      ),
    ],
  };
}

/** Studies or summaries of studies, one in each row. */
export const evidenceTable: Definition<EvidenceTable> = {
  number: 14,
  mayBeMandatory: true,
  mayStandInReview: false,
  value: null,
  feeding: feedsNothing,
  isFilled: ({ rows }) => studiesIn(rows).length > 0,
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
    rows: studiesIn(rows).map((row) => ({ ...authorRow(row), cells: cellsOf(block.tableSection, row.cells) })),
    results: resultsIn(rows).map((row) => ({ ...authorRow(row), cells: cellsOfResult(row.cells) })),
  }),
  reader: ({ block, rows }) => {
    const [studies, results] = [studiesIn(rows), readerResults(rows)];
    if (studies.length === 0) return null;
    return {
      kind: "EvidenceTable",
      tableSection: block.tableSection,
      studies: studies.map(({ id, cells }) => ({ id, cells: shownCells(block.tableSection, cells) })),
      ...(results.length === 0 ? {} : { results }),
    };
  },
  standsAlone: true,
  searchText: ({ tableSection, studies, results = [] }) => [
    ...studies.flatMap(({ cells }) =>
      columnsOf(tableSection).map(({ key, type }) =>
        type === "rich-text" ? plainTextOf(cells[key] ?? "") : (cells[key] ?? ""),
      ),
    ),
    ...results.flatMap(({ cells }) => [cells.outcome ?? "", cells.text ?? ""]),
  ],
  document: (view, { level, id, words }) => [
    ...headingPart(level, id, view.title),
    ...(view.studies.length === 0
      ? [paragraph(words.evidence.none)]
      : view.studies.map((study) => studyTable(view, study, words))),
  ],
  reuse: null,
  appendix: null,
  sheets: ({ title, tableSection, studies, results = [] }, words) => {
    const columns = columnsOf(tableSection);
    const rows = studies.map(({ cells }) =>
      columns.map(({ key, type }) => (type === "rich-text" ? plainTextOf(cells[key] ?? "") : (cells[key] ?? ""))),
    );
    return [
      { name: title, rows: [columns.map(({ key }) => words.evidence[key]), ...rows] },
      resultSheet(title, studies, results, words),
    ];
  },
  references: {
    in: ({ studies }) =>
      studies
        .map(({ cells }) => referenceFrom(cells.reference || cells.shortId || "", cells.date))
        .filter(({ title }) => title !== ""),
    fromLines: true,
  },
};
