import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import {
  cellsThatCount,
  figuresOf,
  numbersOf,
  patientFields,
  patientsAgainstEconomy,
} from "../../economy/rules/index.ts";
import type { AuthorBlock } from "../../kinds/rules/index.ts";
import {
  firstFlowOf,
  identifiedIn,
  SINCE_COLUMN,
  searchesOfRows,
  updateFlowOf,
  writtenSelection,
} from "../../literature/rules/index.ts";
import {
  computedOf,
  namesAgainstTrust,
  namesWithOldSentence,
  type OutcomeCells,
  type TextsInSentence,
} from "../../outcome/rules/index.ts";
import { type Found, nothing } from "./found.ts";
import { numbersNowhereElse } from "./number-nowhere-else.ts";

/** The text of a block that holds one; null for another kind. */
function textOf(block: AuthorBlock): string | null {
  if (block.kind === "Text") return block.text;
  return block.kind === "TextEditor" ? plainTextOf(block.html) : null;
}

/** @param elsewhere every other block that shows */
export function numbersFoundNowhere(block: AuthorBlock, elsewhere: readonly AuthorBlock[]): readonly Found[] {
  const text = textOf(block);
  if (text === null || !/\d/u.test(text)) return nothing;
  return numbersNowhereElse(text, elsewhere.flatMap(saidIn)).map((number) => ({
    count: 1,
    detail: { kind: "NumberNowhereElse", number, title: block.title },
  }));
}

const cellsIn = (rows: readonly { readonly cells: Readonly<Record<string, string>> }[]): readonly string[] =>
  rows.flatMap(({ cells }) => Object.values(cells).map((cell) => (cell.includes("<") ? plainTextOf(cell) : cell)));

const numbersIn = (value: unknown): readonly string[] => {
  if (typeof value === "number") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

/** Everything in a block that may hold a number: texts, cells, and what is computed from them. */
function saidIn(block: AuthorBlock): readonly string[] {
  switch (block.kind) {
    case "Text":
    case "TextEditor":
      return [textOf(block) ?? ""];
    case "Table":
      return block.rows.map(({ text }) => text);
    case "LiteratureSearch":
      return searchNumbers(block);
    case "EvidenceTable":
      return [
        ...cellsIn(block.rows),
        ...cellsIn(block.results.map(({ cells: { study: _, setAside: __, ...cells } }) => ({ cells }))),
        String(block.rows.length),
      ];
    case "OutcomeTable":
      return [
        ...cellsIn(block.rows),
        ...block.rows.flatMap(({ cells }) => numbersIn(computedOf(cells, block).baselines)),
      ];
    case "EconomyEvaluation": {
      const cells = cellsThatCount(block.workbook?.cells, block.numbers.cells);
      return [
        ...Object.values(block.texts).map(plainTextOf),
        ...Object.values(cells),
        ...numbersIn(figuresOf(numbersOf(cells))),
      ];
    }
    case "ImageUpload":
      return cellsIn(block.images);
    default:
      return [];
  }
}

function searchNumbers({ sections, selection, references }: AuthorBlock<"LiteratureSearch">): readonly string[] {
  const rows = sections.flatMap((section) => section.rows);
  const found = sections.flatMap((section) => searchesOfRows(section.rows));
  // Authors did not write the number of another row.
  const searches = rows.map(({ cells: { repeats: _, ...cells } }) => ({ cells }));
  // Nor the day of the edition before.
  const { [SINCE_COLUMN]: _, ...typed } = selection.cells;
  const written = writtenSelection(selection, found);
  return [
    ...cellsIn(searches),
    ...cellsIn([{ cells: typed }]),
    ...cellsIn(references),
    String(identifiedIn(found)),
    ...numbersIn(written && [firstFlowOf(found, written), updateFlowOf(found, written)]),
  ];
}

type Table = TextsInSentence & { readonly rows: readonly { readonly cells: OutcomeCells }[] };

/** Sentences of outcomes in a text: those that numbers gave before, or those that have a word of another certainty. */
export function sentencesFound(
  kind: "SentenceOutOfDate" | "WordsAgainstTrust",
  block: AuthorBlock,
  tables: readonly Table[],
): readonly Found[] {
  const text = textOf(block);
  if (text === null) return nothing;
  const outcomes = tables.flatMap((table) => table.rows.map(({ cells }) => ({ cells, texts: table })));
  const names = kind === "SentenceOutOfDate" ? namesWithOldSentence(text, outcomes) : namesAgainstTrust(text, outcomes);
  return names.map((name) => ({ count: 1, detail: { kind, name, title: block.title } }));
}

/** @param said the block that says how many patients there are each year */
export function patientsFound(
  economy: AuthorBlock<"EconomyEvaluation">,
  said: AuthorBlock | undefined,
): readonly Found[] {
  const text = said && textOf(said);
  const [year] = patientFields;
  if (!said || !text || !year) return nothing;
  const against = patientsAgainstEconomy(text, (economy.workbook ?? economy.numbers).cells[year.new] ?? "");
  if (against === null) return nothing;
  const { counted, said: span, slip } = against;
  return [{ count: 1, detail: { kind: "PatientsAgainstEconomy", counted, ...span, title: said.title, slip } }];
}
