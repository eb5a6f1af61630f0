import {
  budgetRows,
  budgetYears,
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
  type SheetCell,
  type SheetKey,
  startupRows,
  startupSum,
  years,
} from "./fields.ts";
import { type EconomyLabels, workbookLabels } from "./workbook-labels.ts";

/** The workbook's sheets by the names that people see. */
export const sheetNames: Readonly<Record<SheetKey, string>> = {
  startup: "Oppstart",
  operational: "Drift",
  budget: "Budsjett",
};

/** One cell of the workbook. A number may have a formula to begin with, which counts as nothing written. */
export type LayoutCell =
  | { readonly kind: "title" | "heading" | "label" | "note"; readonly cell: SheetCell; readonly text: string }
  | { readonly kind: "number"; readonly cell: SheetCell; readonly field: string; readonly formula?: string }
  | { readonly kind: "comment"; readonly cell: SheetCell; readonly field: string }
  | { readonly kind: "derived"; readonly cell: SheetCell; readonly formula: string };

const ITEM = "Post";
const title = (text: string): LayoutCell => ({ kind: "title", cell: "a1", text });
const heading = (cell: SheetCell, text: string): LayoutCell => ({ kind: "heading", cell, text });
const label = ({
  row,
  label: text,
}: {
  readonly row: number;
  readonly label: (labels: EconomyLabels) => string;
}): LayoutCell => ({
  kind: "label",
  cell: `a${row}`,
  text: text(workbookLabels),
});
const derived = (cell: SheetCell, formula: string): LayoutCell => ({ kind: "derived", cell, formula });

const number = (sheet: SheetKey, cell: SheetCell, formula?: string): LayoutCell[] => {
  const field = fieldAt(sheet, cell)?.field;
  return field ? [{ kind: "number", cell, field, ...(formula ? { formula } : {}) }] : [];
};

const columns = years.flatMap((year) => [year.old, year.new]);
const sumOf = (column: string, rows: readonly { readonly row: number }[]): string =>
  `SUM(${column.toUpperCase()}${rows[0]?.row}:${column.toUpperCase()}${rows.at(-1)?.row})`;
const upper = (column: string, { row }: { readonly row: number }): string => `${column.toUpperCase()}${row}`;

const startup: readonly LayoutCell[] = [
  title("Oppstartskostnader"),
  { kind: "note", cell: "a2", text: "Skriv tallene i de hvite feltene, i hele kroner. De grå regnes ut." },
  heading("a3", ITEM),
  heading("b3", "Beløp i kroner"),
  ...startupRows.flatMap((row) => [label(row), ...number("startup", `b${row.row}`)]),
  label(startupSum),
  derived(`b${startupSum.row}`, sumOf("b", startupRows)),
];

const operational: readonly LayoutCell[] = [
  title("Pasientgrunnlag og driftskostnader"),
  ...years.map((year) => heading(`${year.old}2`, year.label(workbookLabels))),
  heading("a3", ITEM),
  ...years.flatMap((year) => [
    heading(`${year.old}3`, workbookLabels.methods.old),
    heading(`${year.new}3`, workbookLabels.methods.new),
  ]),
  label(patientsRow),
  heading("a6", "Kostnader per pasient, i kroner"),
  ...[...costRows, costPerPatient, costForAll, fixedCosts, changeInCost].map(label),
  ...columns.flatMap((column) => [
    ...[patientsRow, ...costRows].flatMap(({ row }) => number("operational", `${column}${row}`)),
    derived(`${column}${costPerPatient.row}`, sumOf(column, costRows)),
    derived(`${column}${costForAll.row}`, `${upper(column, costPerPatient)}*${upper(column, patientsRow)}`),
  ]),
  ...number("operational", `b${fixedCosts.row}`),
  ...years.map((year) =>
    derived(
      `${year.new}${changeInCost.row}`,
      `${upper(year.new, costForAll)}+${upper("b", fixedCosts)}-${upper(year.old, costForAll)}`,
    ),
  ),
];

const [income, liquidity, change, other] = budgetRows;

const budget: readonly LayoutCell[] = [
  title("Budsjett"),
  { kind: "note", cell: "a3", text: "Hele kroner. Skriv minus foran tall under null." },
  {
    kind: "note",
    cell: "a4",
    text: "Årlig endring i kostnader hentes fra arket Drift til du skriver et annet tall i feltet.",
  },
  heading("a16", ITEM),
  ...budgetYears.map((year) => heading(`${year.column}16`, year.label(workbookLabels))),
  heading("d16", workbookLabels.comments),
  ...[...budgetRows, net].map(label),
  ...budgetYears.flatMap(({ column }, at) => [
    ...budgetRows.flatMap((row) => {
      const from = years[at === 0 ? 0 : 1];
      const filled = row.row === FILLED_ROW ? `${sheetNames.operational}!${upper(from.new, changeInCost)}` : undefined;
      return number("budget", `${column}${row.row}`, filled);
    }),
    ...(income && liquidity && change && other
      ? [
          derived(
            `${column}${net.row}`,
            `${upper(column, income)}-${upper(column, liquidity)}-${upper(column, change)}+${upper(column, other)}`,
          ),
        ]
      : []),
  ]),
  ...commentFields.map(({ field, cell }): LayoutCell => ({ kind: "comment", cell, field })),
];

/** Every cell of the workbook, from which it is written and by which it is read. */
export const layout: Readonly<Record<SheetKey, readonly LayoutCell[]>> = { startup, operational, budget };
