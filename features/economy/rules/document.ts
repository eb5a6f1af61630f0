import type { Bars, DocumentPart, DocumentPlace, RowOfTable, TableOfParts } from "../../document/rules/index.ts";
import { headingPart, paragraph, run } from "../../document/rules/index.ts";
import {
  type AmountTable,
  budgetTable,
  changeTable,
  hasNumbers,
  operationalTables,
  shownAmount,
  startupTable,
  uncertaintyTable,
} from "./index.ts";
import type { EconomyEvaluation } from "./schema.ts";

type Cells = EconomyEvaluation["reader"]["cells"];
type Words = DocumentPlace["words"]["economy"];

const cellsOf = (texts: readonly string[]): RowOfTable["cells"] => texts.map((text) => [paragraph(text)]);

/** @param last the title of a column of words */
const columnsOf = (stub: string, titles: readonly string[], last: string | null = null): TableOfParts["columns"] => [
  { title: stub, align: "start" },
  ...titles.map((title) => ({ title, align: "end" }) as const),
  ...(last === null ? [] : [{ title: last, align: "start" } as const]),
];

const written = ({ caption, stub, columns, comments, rows }: AmountTable): TableOfParts => ({
  kind: "table",
  caption,
  columns: columnsOf(stub, columns, comments),
  rows: rows.map(({ label, note, amounts, isSum, comment }) => ({
    weight: isSum ? "sum" : "plain",
    cells: [
      [paragraph(label), ...(note === "" ? [] : [paragraph(note, "note")])],
      ...cellsOf([...amounts.map(({ shown }) => shown), ...(comment ? [comment.text] : [])]),
    ],
  })),
});

const barsOf = (
  { label, ...amounts }: ReturnType<typeof operationalTables>[number]["forAll"],
  words: Words,
): readonly Bars[] => {
  const most = Math.max(amounts.old, amounts.new);
  if (most <= 0) return [];
  return [
    {
      kind: "bars",
      caption: words.bars(label),
      bars: (["old", "new"] as const).map((which) => ({
        label: words.labels.methods[which],
        said: shownAmount(amounts[which]),
        size: Math.max(amounts[which], 0) / most,
      })),
    },
  ];
};

const operationalParts = (cells: Cells, words: Words): readonly DocumentPart[] => [
  ...operationalTables(cells, words).flatMap(({ table, forAll }) => [written(table), ...barsOf(forAll, words)]),
  written(changeTable(cells, words)),
];

const uncertaintyParts = (cells: Cells, words: Words): readonly DocumentPart[] => {
  const table = uncertaintyTable(cells, words);
  if (!table) return [];
  const { caption, stub, columns, rows } = table;
  return [
    paragraph(words.explain, "note"),
    {
      kind: "table",
      caption,
      columns: columnsOf(stub, columns),
      rows: rows.map(({ label, shown, effects }) => ({
        weight: "plain",
        cells: cellsOf([label, ...shown, ...effects.map(({ said }) => said)]),
      })),
    },
  ];
};

/** An evaluation as its page shows it: each part's figures with the text about them. */
export const evaluationParts = (
  { title, cells, texts }: EconomyEvaluation["reader"] & { readonly title: string },
  { level, id, words: { economy: words, notFilledIn } }: DocumentPlace,
): readonly DocumentPart[] => {
  const isCounted = hasNumbers(cells);
  const isEmpty = !isCounted && Object.values(texts).every((text) => text.trim() === "");
  const figures = (parts: () => readonly DocumentPart[]) => (isCounted ? parts() : []);
  /** The text about a part. It follows the part's table, or a heading with the part's name when the part lacks a table. */
  const about = (part: keyof typeof texts): readonly DocumentPart[] => {
    const text = texts[part].trim();
    const isNamed = isCounted && part !== "financialBasis";
    if (text === "") return [];
    return [...(isNamed ? [] : headingPart(level + 1, `${id}-${part}`, words.labels.parts[part])), paragraph(text)];
  };
  return [
    ...headingPart(level, id, title),
    ...(isEmpty ? [paragraph([run(notFilledIn)], "note")] : []),
    ...figures(() => [written(startupTable(cells, words))]),
    ...about("startupCosts"),
    ...figures(() => operationalParts(cells, words)),
    ...about("operationalCosts"),
    ...figures(() => [written(budgetTable(cells, words))]),
    ...about("budget"),
    ...about("financialBasis"),
    ...uncertaintyParts(cells, words),
  ];
};
