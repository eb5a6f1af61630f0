import { shownAmount } from "./amounts.ts";
import {
  budgetRows,
  budgetYears,
  cellKey,
  changeInCost,
  commentFields,
  costForAll,
  costPerPatient,
  costRows,
  FILLED_ROW,
  fieldAt,
  fixedCosts,
  net,
  patientsRow,
  type RowOf,
  type SheetCell,
  type SheetKey,
  startupRows,
  startupSum,
  years,
} from "./fields.ts";
import { figuresOf, isFilledFromCosts, numbersOf } from "./figures.ts";
import { type NetEffect, netEffects, rangesOf } from "./ranges.ts";
import type { EconomyLabels } from "./workbook-labels.ts";

/** The words of the tables. They are in `features/economy/texts.ts`. */
export type EconomyWords = Readonly<
  Record<
    "amount" | "item" | "fixedAndChange" | "uncertain" | "effect" | "low" | "base" | "high" | "unchanged" | "explain",
    string
  >
> & {
  readonly labels: EconomyLabels;
  readonly operationalIn: (year: string) => string;
  readonly perPatient: (label: string) => string;
  readonly inYear: (label: string, year: string) => string;
  readonly bars: (label: string) => string;
  readonly netIn: (year: string) => string;
  /** Which years of the operational costs stand in the budget. */
  readonly filled: (years: readonly string[]) => string;
  readonly fromTo: (low: string, high: string) => string;
};

/** Numbers, comments and ranges by field, as written. */
export type EconomyCells = Readonly<Record<string, string>>;

/** A figure as it is shown, and the field that people write it in; null when it is derived. */
export type Amount = { readonly field: string | null; readonly shown: string };
export type AmountRow = {
  readonly key: string;
  readonly label: string;
  /** Under the label. */
  readonly note: string;
  readonly amounts: readonly Amount[];
  /** A sum, or what follows from the rows above. */
  readonly isSum: boolean;
  /** Only the budget has comments. */
  readonly comment: { readonly field: string; readonly text: string } | null;
};
/** A table of the evaluation: what the form, the published view and the documents draw, each in its way. */
export type AmountTable = {
  readonly caption: string;
  /** Names the column of labels. */
  readonly stub: string;
  /** The columns of the amounts. */
  readonly columns: readonly string[];
  /** Names the column of comments; null when it is not shown. */
  readonly comments: string | null;
  readonly rows: readonly AmountRow[];
};

/** Rows of one sheet, each at these cells. */
const rowsOf = (cells: EconomyCells, sheet: SheetKey) => {
  const figures = figuresOf(numbersOf(cells));
  return (label: string, at: readonly SheetCell[], isSum = false): AmountRow => ({
    key: label,
    label,
    note: "",
    amounts: at.map((cell) => {
      const field = fieldAt(sheet, cell);
      return { field: field?.field ?? null, shown: shownAmount(figures[cellKey(sheet, cell)] ?? 0, field?.unit) };
    }),
    isSum,
    comment: null,
  });
};

/** The startup costs with their sum. */
export function startupTable(cells: EconomyCells, words: EconomyWords): AmountTable {
  const row = rowsOf(cells, "startup");
  return {
    caption: words.labels.parts.startupCosts,
    stub: words.item,
    columns: [words.amount],
    comments: null,
    rows: [
      ...startupRows.map(({ row: at, label }) => row(label(words.labels), [`b${at}`])),
      row(startupSum.label(words.labels), [`b${startupSum.row}`], true),
    ],
  };
}

/** The patients and what they cost, a table for each year, with what all patients cost by the old method and the new one. */
export function operationalTables(cells: EconomyCells, words: EconomyWords) {
  const row = rowsOf(cells, "operational");
  const figures = figuresOf(numbersOf(cells));
  return years.map((year) => {
    const inYear = ({ row: at, label }: RowOf, isSum = false, named = (text: string) => text) =>
      row(named(label(words.labels)), [`${year.old}${at}`, `${year.new}${at}`], isSum);
    const table: AmountTable = {
      caption: words.operationalIn(year.label(words.labels)),
      stub: words.item,
      columns: [words.labels.methods.old, words.labels.methods.new],
      comments: null,
      rows: [
        inYear(patientsRow),
        ...costRows.map((each) => inYear(each, false, words.perPatient)),
        inYear(costPerPatient, true),
        inYear(costForAll, true),
      ],
    };
    const forAll = (column: string) => figures[cellKey("operational", `${column}${costForAll.row}`)] ?? 0;
    return { table, forAll: { label: costForAll.label(words.labels), old: forAll(year.old), new: forAll(year.new) } };
  });
}

/** The fixed costs, and what each year's change comes to. */
export function changeTable(cells: EconomyCells, words: EconomyWords): AmountTable {
  const row = rowsOf(cells, "operational");
  return {
    caption: words.fixedAndChange,
    stub: words.item,
    columns: [words.amount],
    comments: null,
    rows: [
      row(fixedCosts.label(words.labels), [`b${fixedCosts.row}`]),
      ...years.map((year) =>
        row(
          words.inYear(changeInCost.label(words.labels), year.label(words.labels)),
          [`${year.new}${changeInCost.row}`],
          true,
        ),
      ),
    ],
  };
}

/**
 * The budget with Netto.
 * @param isWritten comments have a column even when there are none
 */
export function budgetTable(cells: EconomyCells, words: EconomyWords, isWritten = false): AmountTable {
  const row = rowsOf(cells, "budget");
  const numbers = numbersOf(cells);
  const hasComments = isWritten || commentFields.some(({ field }) => (cells[field] ?? "") !== "");
  return {
    caption: words.labels.parts.budget,
    stub: words.item,
    columns: budgetYears.map(({ label }) => label(words.labels)),
    comments: hasComments ? words.labels.comments : null,
    rows: [...budgetRows, net].map(({ row: at, label }) => {
      const drawn = row(
        label(words.labels),
        budgetYears.map(({ column }) => `${column}${at}`),
        at === net.row,
      );
      const filled = years.filter((_, place) => {
        const field = drawn.amounts[place]?.field;
        return at === FILLED_ROW && field && isFilledFromCosts(numbers, field);
      });
      const comment = commentFields.find((each) => each.row === at)?.field;
      return {
        ...drawn,
        note: filled.length > 0 ? words.filled(filled.map((year) => year.label(words.labels))) : "",
        comment: hasComments && comment ? { field: comment, text: cells[comment] ?? "" } : null,
      };
    }),
  };
}

/** The effect of one uncertain number on Netto in a year, as numbers and in words. */
export type EffectInYear = { readonly effect: NetEffect; readonly said: string; readonly isUnchanged: boolean };

/**
 * The effect of each uncertain number's low and high on Netto, largest effect first. Null without uncertain numbers.
 */
export function uncertaintyTable(cells: EconomyCells, words: EconomyWords) {
  const numbers = numbersOf(cells);
  const ranges = rangesOf(cells, numbers)
    .filter(({ isBroken }) => !isBroken)
    .map((range) => ({ range, effects: netEffects(numbers, range) }))
    .toSorted((one, other) => spread(other.effects) - spread(one.effects));
  if (ranges.length === 0) return null;
  return {
    caption: words.effect,
    stub: words.uncertain,
    columns: [words.low, words.base, words.high, ...budgetYears.map(({ label }) => words.netIn(label(words.labels)))],
    rows: ranges.map(({ range: { field, low, base, high }, effects }) => ({
      key: field.field,
      label: field.label(words.labels),
      shown: [low, base, high].map((value) => shownAmount(value, field.unit)),
      effects: effects.map((effect): EffectInYear => {
        const isUnchanged = effect.low === effect.high;
        const said = isUnchanged ? words.unchanged : words.fromTo(shownAmount(effect.low), shownAmount(effect.high));
        return { effect, said, isUnchanged };
      }),
    })),
  };
}

const spread = (effects: readonly NetEffect[]): number =>
  Math.max(...effects.map(({ low, high }) => Math.abs(high - low)));

/** Whether any number was written. */
export const hasNumbers = (cells: EconomyCells): boolean =>
  Object.values(numbersOf(cells)).some((value) => value !== 0);

/** Netto of a budget year, in kroner, and as it is shown. Below zero is a cost. */
export type NetInYear = { readonly year: string; readonly amount: number; readonly text: string };

/** Netto of each budget year. */
export function netByYear(cells: EconomyCells, words: EconomyWords): readonly NetInYear[] {
  const figures = figuresOf(numbersOf(cells));
  return budgetYears.map(({ column, label }) => {
    const amount = figures[cellKey("budget", `${column}${net.row}`)] ?? 0;
    return { year: label(words.labels), amount, text: shownAmount(amount) };
  });
}
