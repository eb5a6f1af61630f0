import { amountOf } from "./amounts.ts";
import {
  budgetRows,
  budgetYears,
  cellKey,
  changeInCost,
  costForAll,
  costPerPatient,
  costRows,
  FILLED_ROW,
  fixedCosts,
  net,
  numberFields,
  patientsRow,
  startupRows,
  startupSum,
  years,
} from "./fields.ts";

/** Numbers by field. An absent one counts as 0. */
export type Numbers = Readonly<Record<string, number>>;
/** Every number of the workbook by sheet and cell (`operational_c16`), those that are derived too. */
export type Figures = Readonly<Record<string, number>>;

/** The numbers of stored cells. */
export const numbersOf = (cells: Readonly<Record<string, string>>): Numbers =>
  Object.fromEntries(numberFields.map(({ field }) => [field, amountOf(cells[field] ?? "")]));

/** The fields of the budget that are filled from the operational costs, by year. */
const filledFields = numberFields.filter(
  ({ sheet, cell }) => sheet === "budget" && cell.slice(1) === String(FILLED_ROW),
);

/** Whether a number of the budget's row of yearly change comes from the operational costs: nobody has written another one. */
export const isFilledFromCosts = (numbers: Numbers, field: string): boolean =>
  filledFields.some((each) => each.field === field) && (numbers[field] ?? 0) === 0;

/** The value of a budget field that is filled from the operational costs; null for a field that is not. */
export function filledFromCosts(numbers: Numbers, field: string): number | null {
  const filled = filledFields.find((each) => each.field === field);
  if (!filled || !isFilledFromCosts(numbers, field)) return null;
  return figuresOf(numbers)[cellKey("budget", filled.cell)] ?? null;
}

/**
 * Every number of the workbook: those that were written, and what follows from them. Kroner, except
 * for the patients.
 * @param written decides whether the yearly change of the budget was written, when `numbers` tries other values
 */
export function figuresOf(numbers: Numbers, written: Numbers = numbers): Figures {
  const figures: Record<string, number> = Object.fromEntries(
    numberFields.map(({ field, sheet, cell }) => [cellKey(sheet, cell), numbers[field] ?? 0]),
  );
  const at = (key: string): number => figures[key] ?? 0;
  const sum = (keys: readonly string[]): number => keys.reduce((total, key) => total + at(key), 0);

  figures[`startup_b${startupSum.row}`] = sum(startupRows.map(({ row }) => `startup_b${row}`));
  for (const column of years.flatMap((year) => [year.old, year.new])) {
    const each = sum(costRows.map(({ row }) => `operational_${column}${row}`));
    figures[`operational_${column}${costPerPatient.row}`] = each;
    figures[`operational_${column}${costForAll.row}`] = each * at(`operational_${column}${patientsRow.row}`);
  }
  for (const [place, year] of years.entries()) {
    const change =
      at(`operational_${year.new}${costForAll.row}`) +
      at(`operational_b${fixedCosts.row}`) -
      at(`operational_${year.old}${costForAll.row}`);
    figures[`operational_${year.new}${changeInCost.row}`] = change;
    const inBudget = filledFields[place];
    if (inBudget && isFilledFromCosts(written, inBudget.field)) figures[cellKey("budget", inBudget.cell)] = change;
  }
  const [income, liquidity, change, other] = budgetRows.map(({ row }) => row);
  for (const { column } of budgetYears)
    figures[`budget_${column}${net.row}`] =
      at(`budget_${column}${income}`) -
      at(`budget_${column}${liquidity}`) -
      at(`budget_${column}${change}`) +
      at(`budget_${column}${other}`);
  return figures;
}
