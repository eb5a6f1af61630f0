import { type DeskSort, sortWorkList, type WorkListFilter } from "../../../core/desk/index.ts";
import { workListTexts } from "../../../texts/desk-screens.ts";
import { columnHeader } from "../table-roles.ts";
import { listAddress } from "./list-address.ts";
import styles from "./work-list.module.css";

const spoken = { asc: "ascending", desc: "descending" } as const;

/** A column's header sorts by it: a link, so that the sorted list has an address and works without script. */
export function SortHeader({ column, filter }: { column: DeskSort; filter: WorkListFilter }) {
  const isSorted = filter.sort === column;
  return (
    <th {...columnHeader} scope="col" aria-sort={isSorted ? spoken[filter.direction] : undefined}>
      {/* Where the list is cards, its columns still have names but are sorted by a field. */}
      <span className={styles.columnName}>{workListTexts.columns[column]}</span>
      <a className={styles.sort} href={listAddress(sortWorkList(filter, column))}>
        {workListTexts.columns[column]}
        <span aria-hidden="true" className={styles.arrow}>
          {isSorted ? (filter.direction === "asc" ? "↑" : "↓") : "↕"}
        </span>
      </a>
    </th>
  );
}
