import type { Bars, Column, DocumentPlace, Part, Row, Table } from "../../document/index.ts";
import { heading, paragraph, run } from "../../document/index.ts";
import {
  budgetRows,
  budgetYears,
  cellKey,
  changeInCost,
  commentFields,
  commentsLabel,
  costForAll,
  costPerPatient,
  costRows,
  economyParts,
  FILLED_ROW,
  fieldAt,
  figuresOf,
  fixedCosts,
  isFilledFromCosts,
  methodLabels,
  net,
  netEffects,
  numbersOf,
  patientsRow,
  rangesOf,
  type SheetKey,
  shownAmount,
  startupRows,
  startupSum,
  years,
} from "../../economy/index.ts";
import type { EconomyEvaluation } from "./schema.ts";

type Cells = EconomyEvaluation["reader"]["cells"];
type Words = DocumentPlace["words"]["economy"];

const columns = (stub: string, titles: readonly string[]): readonly Column[] => [
  { title: stub, align: "start" },
  ...titles.map((title) => ({ title, align: "end" }) as const),
];

const row = (label: string, cells: readonly string[], isSum = false, note = ""): Row => ({
  weight: isSum ? "sum" : "plain",
  cells: [
    [paragraph(label), ...(note === "" ? [] : [paragraph(note, "note")])],
    ...cells.map((text) => [paragraph(text)]),
  ],
});

const table = (caption: string, titles: readonly Column[], rows: readonly Row[]): Table => ({
  kind: "table",
  caption,
  columns: titles,
  rows,
});

/** Writes the figure of a cell. */
const showing = (cells: Cells) => {
  const figures = figuresOf(numbersOf(cells));
  return (sheet: SheetKey, cell: string): string =>
    shownAmount(figures[cellKey(sheet, cell)] ?? 0, fieldAt(sheet, cell)?.unit);
};

const startupTable = (cells: Cells, words: Words): Table => {
  const shown = showing(cells);
  return table(economyParts.startupCosts, columns(words.item, [words.amount]), [
    ...startupRows.map((each) => row(each.label, [shown("startup", `b${each.row}`)])),
    row(startupSum.label, [shown("startup", `b${startupSum.row}`)], true),
  ]);
};

const barsOf = (cells: Cells, year: (typeof years)[number], words: Words): readonly Bars[] => {
  const figures = figuresOf(numbersOf(cells));
  const bars = (["old", "new"] as const).map((which) => ({
    label: methodLabels[which],
    amount: figures[`operational_${year[which]}${costForAll.row}`] ?? 0,
  }));
  const most = Math.max(...bars.map(({ amount }) => amount));
  if (most <= 0) return [];
  return [
    {
      kind: "bars",
      caption: words.bars(costForAll.label),
      bars: bars.map(({ label, amount }) => ({ label, said: shownAmount(amount), size: Math.max(amount, 0) / most })),
    },
  ];
};

const operationalParts = (cells: Cells, words: Words): readonly Part[] => {
  const shown = showing(cells);
  const ofYears = years.flatMap((year): readonly Part[] => {
    const inYear = (label: string, at: number, isSum = false) =>
      row(label, [shown("operational", `${year.old}${at}`), shown("operational", `${year.new}${at}`)], isSum);
    return [
      table(words.operationalIn(year.label), columns(words.item, [methodLabels.old, methodLabels.new]), [
        inYear(patientsRow.label, patientsRow.row),
        ...costRows.map((each) => inYear(words.perPatient(each.label), each.row)),
        inYear(costPerPatient.label, costPerPatient.row, true),
        inYear(costForAll.label, costForAll.row, true),
      ]),
      ...barsOf(cells, year, words),
    ];
  });
  const change = table(words.fixedAndChange, columns(words.item, [words.amount]), [
    row(fixedCosts.label, [shown("operational", `b${fixedCosts.row}`)]),
    ...years.map((year) =>
      row(words.inYear(changeInCost.label, year.label), [shown("operational", `${year.new}${changeInCost.row}`)], true),
    ),
  ]);
  return [...ofYears, change];
};

const budgetTable = (cells: Cells, words: Words): Table => {
  const shown = showing(cells);
  const numbers = numbersOf(cells);
  const hasComments = commentFields.some(({ field }) => (cells[field] ?? "") !== "");
  const titles = columns(
    words.item,
    budgetYears.map(({ label }) => label),
  );
  return table(
    economyParts.budget,
    hasComments ? [...titles, { title: commentsLabel, align: "start" }] : titles,
    [...budgetRows, net].map((each) => {
      const isFilled =
        each.row === FILLED_ROW && ["budget_7", "budget_8"].some((field) => isFilledFromCosts(numbers, field));
      const comment = commentFields.find((field) => field.row === each.row)?.field ?? "";
      const amounts = budgetYears.map(({ column }) => shown("budget", `${column}${each.row}`));
      return row(
        each.label,
        hasComments ? [...amounts, cells[comment] ?? ""] : amounts,
        each.row === net.row,
        isFilled ? words.filled : "",
      );
    }),
  );
};

const uncertaintyParts = (cells: Cells, words: Words): readonly Part[] => {
  const numbers = numbersOf(cells);
  const ranges = rangesOf(cells, numbers)
    .filter(({ isBroken }) => !isBroken)
    .map((range) => ({ range, effects: netEffects(numbers, range) }));
  const spread = ({ effects }: (typeof ranges)[number]) =>
    Math.max(...effects.map(({ low, high }) => Math.abs(high - low)));
  if (ranges.length === 0) return [];
  const titles = [words.low, words.base, words.high, ...budgetYears.map(({ label }) => words.netIn(label))];
  const rows = ranges
    .toSorted((one, other) => spread(other) - spread(one))
    .map(({ range: { field, low, base, high }, effects }) =>
      row(field.label, [
        ...[low, base, high].map((value) => shownAmount(value, field.unit)),
        ...effects.map((effect) =>
          effect.low === effect.high
            ? words.unchanged
            : words.fromTo(shownAmount(effect.low), shownAmount(effect.high)),
        ),
      ]),
    );
  return [paragraph(words.explain, "note"), table(words.effect, columns(words.uncertain, titles), rows)];
};

const said = (text: string): readonly Part[] => (text.trim() === "" ? [] : [paragraph(text.trim())]);

/** An evaluation as its page shows it: each part's figures with the text about them. docs/spec/economy.md, Read view */
export const evaluationParts = (
  { title, cells, texts }: EconomyEvaluation["reader"] & { readonly title: string },
  { level, id, words: { economy: words, notFilledIn } }: DocumentPlace,
): readonly Part[] => {
  const hasNumbers = Object.values(numbersOf(cells)).some((value) => value !== 0);
  const isEmpty = !hasNumbers && Object.values(texts).every((text) => text.trim() === "");
  const figures = (parts: () => readonly Part[]) => (hasNumbers ? parts() : []);
  return [
    ...heading(level, id, title),
    ...(isEmpty ? [paragraph([run(notFilledIn)], "note")] : []),
    ...figures(() => [startupTable(cells, words)]),
    ...said(texts.startupCosts),
    ...figures(() => operationalParts(cells, words)),
    ...said(texts.operationalCosts),
    ...figures(() => [budgetTable(cells, words)]),
    ...said(texts.budget),
    ...(texts.financialBasis.trim() === "" ? [] : heading(level + 1, `${id}-financial`, economyParts.financialBasis)),
    ...said(texts.financialBasis),
    ...uncertaintyParts(cells, words),
  ];
};
