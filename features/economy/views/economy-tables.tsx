import type { ReactNode } from "react";
import {
  type AmountTable,
  budgetTable,
  changeTable,
  type EconomyCells,
  operationalTables,
  startupTable,
  uncertaintyTable,
} from "../rules/index.ts";
import { economyTexts } from "../texts.ts";
import { BarPair, NetSpan } from "./bars.tsx";
import styles from "./economy.module.css";
import { FigureTable } from "./figure-table.tsx";

type TableProps = {
  readonly cells: EconomyCells;
  /** Draws a number that people write; without it the figure is shown. */
  readonly input?: ((field: string) => ReactNode) | undefined;
  /** A heading above says what the table is. */
  readonly isTitled?: boolean;
};

type AmountsProps = Omit<TableProps, "cells"> & { readonly of: AmountTable };

/** Each cell shows its field where one can be written, otherwise its figure. */
const Amounts = ({ of: { comments, columns, rows, ...table }, input, isTitled }: AmountsProps) => (
  <FigureTable
    {...table}
    {...(isTitled ? { isTitled } : {})}
    columns={comments === null ? columns : [...columns, comments]}
    rows={rows.map(({ amounts, comment: said, ...row }) => ({
      ...row,
      cells: [
        ...amounts.map(({ field, shown }) => (field !== null && input ? input(field) : shown)),
        said && (
          <span key="comment" className={styles.comment}>
            {said.text}
          </span>
        ),
      ],
    }))}
  />
);

export const StartupTable = ({ cells, ...drawn }: TableProps) => (
  <Amounts of={startupTable(cells, economyTexts)} {...drawn} />
);

type ReadProps = Pick<TableProps, "cells">;

export const OperationalTables = ({ cells }: ReadProps) => (
  <>
    {operationalTables(cells, economyTexts).map(({ table, forAll }) => (
      <div key={table.caption} className={styles.year}>
        <Amounts of={table} />
        <BarPair {...forAll} />
      </div>
    ))}
    <Amounts of={changeTable(cells, economyTexts)} />
  </>
);

export const BudgetTable = ({ cells }: ReadProps) => <Amounts of={budgetTable(cells, economyTexts)} />;

/** The effect of each uncertain number's low and high on Netto. Renders nothing without uncertain numbers. */
export function UncertaintyTable({ cells }: { readonly cells: EconomyCells }) {
  const table = uncertaintyTable(cells, economyTexts);
  if (!table) return null;
  const inYear = (at: number) => table.rows.flatMap(({ effects }) => effects[at]?.effect ?? []);
  return (
    <>
      <p className={styles.explain}>
        {economyTexts.explain} {economyTexts.explainBar}
      </p>
      <FigureTable
        {...table}
        rows={table.rows.map(({ shown, effects, ...row }) => ({
          ...row,
          cells: [
            ...shown,
            ...effects.map(({ effect, said, isUnchanged }, at) =>
              isUnchanged ? (
                said
              ) : (
                <>
                  {said}
                  <NetSpan effect={effect} of={inYear(at)} />
                </>
              ),
            ),
          ],
        }))}
      />
    </>
  );
}
