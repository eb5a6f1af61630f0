import { csvOf } from "../../../platform/pure/csv/index.ts";
import { type Language, languageAround } from "../../../platform/pure/language/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import { evidenceTextsIn } from "../../evidence/texts.ts";
import { resultTextsIn } from "../../evidence/texts-results.ts";
import { sheetsOf } from "../../kinds/rules/index.ts";
import { prismaTextsIn } from "../../literature/texts-prisma-s.ts";
import { cellLabel } from "../../outcome/rules/index.ts";
import { outcomeCellTextsIn } from "../../outcome/texts-cells.ts";
import type { Sheet, SheetWords } from "../rules/index.ts";
import { documentFilesIn } from "../texts-files.ts";

/** The most characters that a cell of Excel holds. */
const CELL_MAX = 32_767;

const cut = (text: string): string =>
  text.length > CELL_MAX ? `${text.slice(0, CELL_MAX - 1).toWellFormed()}…` : text;

const wordsIn = (language: Language): SheetWords => ({
  evidence: evidenceTextsIn(language).columns,
  results: resultTextsIn(language),
  outcomes: {
    cells: (column) => cellLabel(column, outcomeCellTextsIn(language)) ?? column,
    computed: outcomeCellTextsIn(language).computed,
  },
  searches: { columns: documentFilesIn(language).tables.searches, types: documentFilesIn(language).tables.types },
  prisma: prismaTextsIn(language),
});

const sheetsIn = ({ sections }: AssessmentView, words: SheetWords): readonly Sheet[] =>
  sections.flatMap(({ blocks }) => blocks).flatMap((block) => sheetsOf(block, words));

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

const filledSheets = (view: AssessmentView) =>
  sheetsIn(view, wordsIn(languageAround(view))).filter(({ rows }) => rows.length > 1);

/** The same as CSV, one table after another, each below its name. Undefined when the assessment has none. */
export function writeCsv(view: AssessmentView): string | undefined {
  const sheets = filledSheets(view);
  if (sheets.length === 0) return undefined;
  return csvOf(sheets.flatMap(({ name, rows }, at) => [...(at === 0 ? [] : [[]]), [name], ...rows]));
}

/**
 * Every evidence table and the log of searches, a sheet for each. All cells are texts or numbers, so a text that begins like a formula
 * is none. Undefined when the assessment has neither.
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
