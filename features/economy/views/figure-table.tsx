import type { ReactNode } from "react";
import { tableRoles } from "../../../platform/ui/index.ts";
import styles from "./economy.module.css";

export type FigureRow = {
  readonly key: string;
  readonly label: ReactNode;
  /** Under the label, in small. */
  readonly note?: string;
  readonly cells: readonly ReactNode[];
  /** A sum, or what follows from the rows above. */
  readonly isSum?: boolean;
};

type FigureTableProps = {
  readonly caption: string;
  /** A heading above says the same. */
  readonly isTitled?: boolean;
  /** Names the column of labels. */
  readonly stub: string;
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
};

/** Figures in rows under named columns. Without room the cells stand below their row's label, each under its column's name. */
export const FigureTable = ({ caption, isTitled, stub, columns, rows }: FigureTableProps) => (
  <table {...tableRoles.table} className={styles.table}>
    <caption data-hidden={isTitled || undefined}>{caption}</caption>
    <thead {...tableRoles.rowGroup}>
      <tr {...tableRoles.row}>
        {[stub, ...columns].map((column) => (
          <th key={column} {...tableRoles.columnHeader} scope="col" data-label={column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...tableRoles.rowGroup}>
      {rows.map(({ key, label, note, cells, isSum }) => (
        <tr key={key} {...tableRoles.row} data-sum={isSum || undefined}>
          <th {...tableRoles.rowHeader} scope="row">
            {label}
            {note ? <span className={styles.note}>{note}</span> : null}
          </th>
          {columns.map((column, at) => (
            <td key={column} {...tableRoles.cell} data-label={column}>
              {cells[at]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
