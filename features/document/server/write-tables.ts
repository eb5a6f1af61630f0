import { csvOf } from "../../../platform/pure/csv/index.ts";
import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import { columnsOf } from "../../evidence/rules/index.ts";
import { evidenceTexts } from "../../evidence/texts.ts";
import { prismaOf } from "../../literature/rules/index.ts";
import { prismaTexts } from "../../literature/texts-prisma-s.ts";
import { documentFiles } from "../texts-files.ts";

/** The most characters that a cell of Excel holds. */
const CELL_MAX = 32_767;

type Sheet = { readonly name: string; readonly rows: readonly (readonly (string | number)[])[] };

const cut = (text: string): string =>
  text.length > CELL_MAX ? `${text.slice(0, CELL_MAX - 1).toWellFormed()}…` : text;

const texts = documentFiles.tables;

/** What the log says of the items of PRISMA-S. docs/spec/literature.md, PRISMA-S */
const prismaSheet = (searches: Parameters<typeof prismaOf>[0]): Sheet => ({
  name: prismaTexts.sheet,
  rows: [
    [...prismaTexts.columns],
    ...prismaOf(searches).map((answer) => [
      answer.item,
      prismaTexts.items[answer.item],
      prismaTexts.states[answer.state],
      prismaTexts.said(answer),
    ]),
  ],
});

const sheetsIn = ({ sections }: AssessmentView): readonly Sheet[] =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block): Sheet[] => {
      if (block.kind === "EvidenceTable") {
        const columns = columnsOf(block.tableSection);
        const rows = block.studies.map(({ cells }) =>
          columns.map(({ key, type }) => {
            const text = cells[key] ?? "";
            return type === "rich-text" ? plainTextOf(text) : text;
          }),
        );
        return [{ name: block.title, rows: [columns.map(({ key }) => evidenceTexts.columns[key]), ...rows] }];
      }
      if (block.kind !== "LiteratureSearch") return [];
      const rows = block.sections.flatMap(({ title, searches }) =>
        searches.map(({ source, url, searchType, date, hits, strategy }) => [
          title,
          source,
          texts.types[searchType],
          url,
          norwegianDay(date),
          hits ?? "",
          plainTextOf(strategy),
        ]),
      );
      const log = { name: block.title, rows: [[...texts.searches], ...rows] };
      return rows.length === 0 ? [] : [log, prismaSheet(block.sections.flatMap(({ searches }) => searches))];
    });

/** A name that Excel takes for a sheet, and that no other sheet has. */
const sheetName = (name: string, at: number): string =>
  `${at + 1} ${Array.from(
    name
      .replace(/[[\]:*?/\\']/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  )
    .slice(0, 26)
    .join("")}`.trim();

const filledSheets = (view: AssessmentView) => sheetsIn(view).filter(({ rows }) => rows.length > 1);

/** The same as CSV, one table after another, each below its name. Undefined when the assessment has none. */
export function writeCsv(view: AssessmentView): string | undefined {
  const sheets = filledSheets(view);
  if (sheets.length === 0) return undefined;
  return csvOf(sheets.flatMap(({ name, rows }, at) => [...(at === 0 ? [] : [[]]), [name], ...rows]));
}

/**
 * Every evidence table and the log of searches, a sheet for each. All cells are texts or numbers, so a text that begins like a formula
 * is none. Undefined when the assessment has neither. docs/spec/documents.md, Tables
 */
export async function writeTables(view: AssessmentView): Promise<Uint8Array | undefined> {
  const sheets = filledSheets(view);
  if (sheets.length === 0) return undefined;
  const { writeXlsx } = await import("hucre");
  return writeXlsx({
    properties: { title: view.heading, creator: view.organization },
    sheets: sheets.map(({ name, rows }, at) => ({
      name: sheetName(name, at),
      columns: (rows[0] ?? []).map(() => ({ width: 28 })),
      rows: rows.map((row) => row.map((each) => (typeof each === "string" ? cut(each) : each))),
      freezePane: { rows: 1, columns: 0 },
    })),
  });
}
