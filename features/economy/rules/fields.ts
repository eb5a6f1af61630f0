import type { EconomyLabels } from "./workbook-labels.ts";

/** The sheets of the workbook, which are also the parts of the form. */
export const sheetKeys = ["startup", "operational", "budget"] as const;
export type SheetKey = (typeof sheetKeys)[number];
/** A cell's address in its sheet, in lower case: `b17`. */
export type SheetCell = string;
/** A cell with its sheet, as `GetEconomyData` names it: `budget_b17`. */
export const cellKey = (sheet: SheetKey, cell: SheetCell): string => `${sheet}_${cell}`;

/** The name of a row, a column or a number in the words of one language. */
type Label = (labels: EconomyLabels) => string;

/** Columns of the sheets. In `operational` a year has two, for the old method and the new one. */
export const years = [
  { label: ({ years: [first] }: EconomyLabels) => first, old: "b", new: "c" },
  { label: ({ years: [, second] }: EconomyLabels) => second, old: "d", new: "e" },
] as const;
export const budgetYears = [
  { label: ({ budgetYears: [first] }: EconomyLabels) => first, column: "b" },
  { label: ({ budgetYears: [, second] }: EconomyLabels) => second, column: "c" },
] as const;

export type RowOf = { readonly row: number; readonly label: Label };
const rowsFrom = (first: number, count: number, labels: (all: EconomyLabels) => readonly string[]): readonly RowOf[] =>
  Array.from({ length: count }, (_, at) => ({ row: first + at, label: (all) => labels(all)[at] ?? "" }));
const rowAt = (row: number, label: Label): RowOf => ({ row, label });

/** The rows of each part, by the number that they have in the sheet. */
export const startupRows = rowsFrom(4, 6, ({ startup }) => startup);
export const startupSum = rowAt(12, ({ startupSum: label }) => label);
export const patientsRow = rowAt(4, ({ patients: label }) => label);
export const costRows = rowsFrom(7, 5, ({ costs }) => costs);
export const costPerPatient = rowAt(12, ({ costPerPatient: label }) => label);
export const costForAll = rowAt(13, ({ costForAll: label }) => label);
export const fixedCosts = rowAt(15, ({ fixedCosts: label }) => label);
export const changeInCost = rowAt(16, ({ changeInCost: label }) => label);
export const budgetRows = rowsFrom(17, 4, ({ budget }) => budget);
/** The row of the budget that is filled from `changeInCost` while nobody has written another number. */
export const FILLED_ROW = 19;
export const net = rowAt(21, ({ net: label }) => label);

/** A number that people write: a field of `SaveCustomNumbers`, and a cell of the workbook. */
export type NumberField = {
  readonly field: string;
  readonly sheet: SheetKey;
  readonly cell: SheetCell;
  /** Names it by itself: "Behandling, år 1, ny metode". */
  readonly label: Label;
  readonly unit: "kroner" | "patients";
  /** Only the budget has numbers below zero. */
  readonly mayBeNegative: boolean;
};
/** A text of the budget table. */
export type CommentField = {
  readonly field: string;
  readonly cell: SheetCell;
  readonly row: number;
  readonly label: Label;
};

const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

const money = (sheet: SheetKey, field: string, cell: SheetCell, label: Label): NumberField => ({
  field,
  sheet,
  cell,
  label,
  unit: "kroner",
  mayBeNegative: sheet === "budget",
});

const startup = startupRows.map(({ row, label }, at) => money("startup", `startup_${at + 1}`, `b${row}`, label));

const inYear =
  (label: Label, year: (typeof years)[number], method: "old" | "new"): Label =>
  (all) =>
    `${label(all)}, ${lower(year.label(all))}, ${lower(all.methods[method])}`;

const patients = years.flatMap((year, at) =>
  (["old", "new"] as const).map((method, side) => ({
    ...money(
      "operational",
      `operational_${2 * at + side + 1}`,
      `${year[method]}${patientsRow.row}`,
      inYear(patientsRow.label, year, method),
    ),
    unit: "patients" as const,
  })),
);

/** The fields of the two methods' numbers of patients, year by year. */
export const patientFields = years.map(({ label }, at) => ({
  year: label,
  old: `operational_${2 * at + 1}`,
  new: `operational_${2 * at + 2}`,
}));

/** Year 1 is numbered before year 2, and in a year row by row, the old method before the new. */
const costs = years.flatMap((year, at) =>
  costRows.flatMap(({ row, label }, place) =>
    (["old", "new"] as const).map((method, side) =>
      money(
        "operational",
        `operational_${5 + 2 * costRows.length * at + 2 * place + side}`,
        `${year[method]}${row}`,
        inYear((all) => all.perPatient(label(all)), year, method),
      ),
    ),
  ),
);

const fixed = money("operational", "operational_25", `b${fixedCosts.row}`, fixedCosts.label);

const budget = budgetRows.flatMap(({ row, label }, at) =>
  budgetYears.map((year, side) =>
    money(
      "budget",
      `budget_${3 * at + side + 1}`,
      `${year.column}${row}`,
      (all) => `${label(all)}, ${lower(year.label(all))}`,
    ),
  ),
);

export const numberFields: readonly NumberField[] = [...startup, ...patients, ...costs, fixed, ...budget];

export const commentFields: readonly CommentField[] = [...budgetRows, net].map(({ row, label }, at) => ({
  field: `budget_${3 * (at + 1)}`,
  cell: `d${row}`,
  row,
  label: (all) => `${label(all)}, ${lower(all.comments)}`,
}));

/** Fields of `SaveCustomNumbers` that are derived: what a call gives for them is ignored. */
export const derivedFields: readonly NumberField[] = budgetYears.map(({ column, label }, side) =>
  money("budget", `budget_${13 + side}`, `${column}${net.row}`, (all) => `${net.label(all)}, ${lower(label(all))}`),
);

const byCell = new Map(numberFields.map((each) => [cellKey(each.sheet, each.cell), each]));
const byName = new Map(numberFields.map((each) => [each.field, each]));

/** The number that people write in a cell; undefined for a cell that is derived or that the workbook does not have. */
export const fieldAt = (sheet: SheetKey, cell: SheetCell): NumberField | undefined => byCell.get(cellKey(sheet, cell));
export const numberField = (field: string): NumberField | undefined => byName.get(field);
