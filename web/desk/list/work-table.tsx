import type { DeskRow } from "../../../core/contract/desk.ts";
import type { DeskSort, WorkListFilter } from "../../../core/desk/index.ts";
import { workListTexts } from "../../../texts/desk-screens.ts";
import { row, rowGroup, table } from "../table-roles.ts";
import { SortHeader } from "./sort-header.tsx";
import styles from "./work-list.module.css";
import { WorkRow } from "./work-row.tsx";

const columns: readonly DeskSort[] = ["title", "status", "waiting", "type", "organization", "initiator", "changed"];

/** The work list: a table, which is a card for each assessment where there is no room for one. */
export const WorkTable = ({ rows, filter }: { rows: readonly DeskRow[]; filter: WorkListFilter }) => (
  <table {...table} className={styles.table}>
    <caption className="ds-sr-only">{workListTexts.table}</caption>
    <thead {...rowGroup}>
      <tr {...row}>
        {columns.map((column) => (
          <SortHeader key={column} column={column} filter={filter} />
        ))}
      </tr>
    </thead>
    <tbody {...rowGroup}>
      {rows.map((each) => (
        <WorkRow key={each.id} row={each} />
      ))}
    </tbody>
  </table>
);
