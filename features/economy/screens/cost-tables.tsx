import type { ReactNode } from "react";
import { type Amount, budgetTable, changeTable, type EconomyCells, operationalTables, years } from "../rules/index.ts";
import { economyTexts, economyAuthorTexts as texts } from "../texts.ts";
import { YearTable } from "./year-table.tsx";

type Input = (field: string, show?: () => void) => ReactNode;

type CostsProps = {
  readonly cells: EconomyCells;
  /** Draws a number that people write; without it the figure is shown. */
  readonly input: Input | undefined;
};

const cellIn =
  (input: Input | undefined) =>
  ({ field, shown }: Amount) =>
  (show?: () => void) =>
    field !== null && input ? input(field, show) : shown;

/** In a table of its own below «per pasient» a cost needs no such words. */
const words = { ...economyTexts, perPatient: (label: string) => label };

/** The patients and what they cost, year by year, and what the new method changes. */
export function OperationalYears({ cells, input }: CostsProps) {
  const tables = operationalTables(cells, words).map(({ table }) => table);
  const [fixed, ...changes] = changeTable(cells, economyTexts).rows;
  const first = tables[0]?.rows ?? [];
  const cell = cellIn(input);
  const rows = first.map(({ key, label, isSum }, at) => ({
    key: `${at} ${key}`,
    label,
    isSum,
    ...(at === 1 ? { group: texts.perPatient } : {}),
    years: tables.map(({ rows: inYear }) => inYear[at]?.amounts.map(cell) ?? []),
  }));
  const change = {
    key: "change",
    label: economyTexts.labels.changeInCost,
    isSum: true,
    years: changes.map(({ amounts }) => amounts.map(cell)),
  };
  const whole = fixed?.amounts[0];
  return (
    <YearTable
      caption={economyTexts.labels.parts.operationalCosts}
      stub={economyTexts.item}
      years={years.map((year) => year.label(economyTexts.labels))}
      columns={tables[0]?.columns ?? []}
      rows={[
        ...rows,
        ...(fixed && whole ? [{ key: fixed.key, label: fixed.label, years: [], whole: cell(whole)() }] : []),
        change,
      ]}
    />
  );
}

type BudgetProps = CostsProps & { readonly comment: ((field: string) => ReactNode) | undefined };

/** The budget with Netto, year by year. */
export function BudgetYears({ cells, input, comment }: BudgetProps) {
  const table = budgetTable(cells, economyTexts, comment !== undefined);
  return (
    <YearTable
      caption={table.caption}
      stub={table.stub}
      years={table.columns}
      comments={table.comments}
      rows={table.rows.map(({ amounts, comment: said, ...row }) => ({
        ...row,
        years: amounts.map((amount) => [cellIn(input)(amount)]),
        comment: said && (comment?.(said.field) ?? said.text),
      }))}
    />
  );
}
