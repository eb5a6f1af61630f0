import type { ReactNode } from "react";
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
} from "../../../../core/economy/index.ts";
import { economyTexts } from "../../../../texts/economy.ts";
import { BarPair, NetSpan } from "./bars.tsx";
import styles from "./economy.module.css";
import { FigureTable } from "./figure-table.tsx";

export type EconomyCells = Readonly<Record<string, string>>;

type TableProps = {
  /** Numbers, comments and ranges by field, as written. */
  readonly cells: EconomyCells;
  /** Draws a number that people write; without it the figure is shown. */
  readonly input?: ((field: string) => ReactNode) | undefined;
  /** A heading above says what the table is. */
  readonly isTitled?: boolean;
};

/** What a cell shows: its field where one can be written, otherwise its figure. */
const drawing = ({ cells, input }: TableProps) => {
  const figures = figuresOf(numbersOf(cells));
  const shown = (sheet: SheetKey, cell: string): ReactNode =>
    shownAmount(figures[cellKey(sheet, cell)] ?? 0, fieldAt(sheet, cell)?.unit);
  const draw = (sheet: SheetKey, cell: string): ReactNode => {
    const field = fieldAt(sheet, cell);
    return field && input ? input(field.field) : shown(sheet, cell);
  };
  return { figures, draw };
};

export function StartupTable(props: TableProps) {
  const { draw } = drawing(props);
  const row = ({ row: at, label }: { row: number; label: string }, isSum = false) => ({
    key: label,
    label,
    cells: [draw("startup", `b${at}`)],
    isSum,
  });
  return (
    <FigureTable
      caption={economyParts.startupCosts}
      {...(props.isTitled ? { isTitled: true } : {})}
      stub={economyTexts.item}
      columns={[economyTexts.amount]}
      rows={[...startupRows.map((each) => row(each)), row(startupSum, true)]}
    />
  );
}

export function OperationalTables(props: TableProps) {
  const { figures, draw } = drawing(props);
  const at = (column: string, { row }: { row: number }) => figures[`operational_${column}${row}`] ?? 0;
  return (
    <>
      {years.map((year) => {
        const row = ({ row: place, label }: { row: number; label: string }, isSum = false) => ({
          key: label,
          label,
          cells: [year.old, year.new].map((column) => draw("operational", `${column}${place}`)),
          isSum,
        });
        return (
          <div key={year.label} className={styles.year}>
            <FigureTable
              caption={economyTexts.operationalIn(year.label)}
              stub={economyTexts.item}
              columns={[methodLabels.old, methodLabels.new]}
              rows={[
                row(patientsRow),
                ...costRows.map((each) => row({ ...each, label: economyTexts.perPatient(each.label) })),
                row(costPerPatient, true),
                row(costForAll, true),
              ]}
            />
            <BarPair label={costForAll.label} old={at(year.old, costForAll)} new={at(year.new, costForAll)} />
          </div>
        );
      })}
      <FigureTable
        caption={economyTexts.fixedAndChange}
        stub={economyTexts.item}
        columns={[economyTexts.amount]}
        rows={[
          { key: "fixed", label: fixedCosts.label, cells: [draw("operational", `b${fixedCosts.row}`)] },
          ...years.map((year) => ({
            key: year.label,
            label: economyTexts.inYear(changeInCost.label, year.label),
            cells: [draw("operational", `${year.new}${changeInCost.row}`)],
            isSum: true,
          })),
        ]}
      />
    </>
  );
}

type BudgetTableProps = TableProps & { readonly comment?: (field: string) => ReactNode };

export function BudgetTable({ comment, ...props }: BudgetTableProps) {
  const { draw } = drawing(props);
  const { cells } = props;
  const numbers = numbersOf(cells);
  const hasComments = comment !== undefined || commentFields.some(({ field }) => (cells[field] ?? "") !== "");
  const rows = [...budgetRows, net].map(({ row, label }) => {
    const isFilled = row === FILLED_ROW && ["budget_7", "budget_8"].some((field) => isFilledFromCosts(numbers, field));
    const commentField = commentFields.find((each) => each.row === row)?.field ?? "";
    const said = comment ? (
      comment(commentField)
    ) : (
      <span key="comment" className={styles.comment}>
        {cells[commentField] ?? ""}
      </span>
    );
    return {
      key: label,
      label,
      ...(isFilled ? { note: economyTexts.filled } : {}),
      cells: [...budgetYears.map(({ column }) => draw("budget", `${column}${row}`)), hasComments ? said : null],
      isSum: row === net.row,
    };
  });
  const columns = [...budgetYears.map(({ label }) => label), ...(hasComments ? [commentsLabel] : [])];
  return (
    <FigureTable
      caption={economyParts.budget}
      {...(props.isTitled ? { isTitled: true } : {})}
      stub={economyTexts.item}
      columns={columns}
      rows={rows}
    />
  );
}

/** What low and high of each uncertain number do to Netto, the one that moves it most first. Nothing without such a number. */
export function UncertaintyTable({ cells }: { readonly cells: EconomyCells }) {
  const numbers = numbersOf(cells);
  const ranges = rangesOf(cells, numbers)
    .filter(({ isBroken }) => !isBroken)
    .map((range) => ({ range, effects: netEffects(numbers, range) }))
    .sort((one, other) => spread(other.effects) - spread(one.effects));
  if (ranges.length === 0) return null;
  const inYear = budgetYears.map((_, at) => ranges.flatMap(({ effects }) => effects[at] ?? []));
  return (
    <>
      <p className={styles.explain}>
        {economyTexts.explain} {economyTexts.explainBar}
      </p>
      <FigureTable
        caption={economyTexts.effect}
        stub={economyTexts.uncertain}
        columns={[
          economyTexts.low,
          economyTexts.base,
          economyTexts.high,
          ...budgetYears.map(({ label }) => economyTexts.netIn(label)),
        ]}
        rows={ranges.map(({ range: { field, low, base, high }, effects }) => ({
          key: field.field,
          label: field.label,
          cells: [
            ...[low, base, high].map((value) => shownAmount(value, field.unit)),
            ...effects.map((effect, at) =>
              effect.low === effect.high ? (
                economyTexts.unchanged
              ) : (
                <>
                  {economyTexts.fromTo(shownAmount(effect.low), shownAmount(effect.high))}
                  <NetSpan effect={effect} of={inYear[at] ?? []} />
                </>
              ),
            ),
          ],
        }))}
      />
    </>
  );
}

const spread = (effects: ReturnType<typeof netEffects>): number =>
  Math.max(...effects.map(({ low, high }) => Math.abs(high - low)));

/** Whether any number was written. */
export const hasNumbers = (cells: EconomyCells): boolean =>
  Object.values(numbersOf(cells)).some((value) => value !== 0);
