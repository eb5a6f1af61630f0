import type { ReactNode } from "react";
import { norwegianDay } from "../../../../platform/pure/norwegian-date/index.ts";
import { tableRoles } from "../../../../platform/ui/index.ts";
import { addresses } from "../../../address/rules/index.ts";
import { assessmentTypeTexts } from "../../../assessment/texts-type.ts";
import { StatusTag } from "../../../assessment/views/status-tag.tsx";
import type { DeskRow } from "../../calls.ts";
import { type DeskSort, sortWorkList, type WorkListFilter } from "../../rules/index.ts";
import { deskAssessmentTexts, waitsForTexts, workListTexts } from "../../texts-screens.ts";
import { Time } from "../time.tsx";
import { listAddress } from "./list-address.ts";
import styles from "./work-list.module.css";

/** The others are sorted by the field above the list. */
const columns = ["title", "status", "waiting", "changed"] as const satisfies readonly DeskSort[];

/** The work list as a table. On a narrow screen each row is shown as a card. */
export const WorkTable = ({ rows, filter }: { rows: readonly DeskRow[]; filter: WorkListFilter }) => (
  <table {...tableRoles.table} className={styles.table}>
    <caption className="ds-sr-only">{workListTexts.table}</caption>
    <thead {...tableRoles.rowGroup}>
      <tr {...tableRoles.row}>
        {columns.map((column) => (
          <SortHeader key={column} column={column} filter={filter} />
        ))}
      </tr>
    </thead>
    <tbody {...tableRoles.rowGroup}>
      {rows.map((each) => (
        <WorkRow key={each.id} row={each} />
      ))}
    </tbody>
  </table>
);

const spoken = { asc: "ascending", desc: "descending" } as const;

/** A column's header sorts by it: a link, so that the sorted list has an address and works without script. */
function SortHeader({ column, filter }: { column: DeskSort; filter: WorkListFilter }) {
  const isSorted = filter.sort === column;
  return (
    <th {...tableRoles.columnHeader} scope="col" aria-sort={isSorted ? spoken[filter.direction] : undefined}>
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

const texts = workListTexts.columns;

/** Under the title: organization, initiator, type and number. */
const factsOf = ({
  id,
  organization,
  initiator,
  assessmentType,
  cardHidden,
  reviewPassedOn,
}: DeskRow): readonly string[] =>
  [
    organization,
    initiator,
    assessmentTypeTexts[assessmentType],
    deskAssessmentTexts.number(id),
    ...(cardHidden ? [workListTexts.cardHidden] : []),
    ...(reviewPassedOn ? [workListTexts.reviewPassedOn(norwegianDay(reviewPassedOn))] : []),
  ].filter((fact) => fact !== "");

/** One assessment in the work list. It is marked when it waits for the editors. */
const WorkRow = ({ row }: { row: DeskRow }) => (
  <tr {...tableRoles.row} data-waits-for={row.waitsFor}>
    <th {...tableRoles.rowHeader} scope="row" className={styles.title}>
      <a href={addresses.deskAssessment(row.id)}>{row.title}</a>
      <small>{factsOf(row).join(" · ")}</small>
    </th>
    <Cell label={texts.status}>
      <StatusTag status={row.assessmentStatus} />
    </Cell>
    <Cell label={texts.waiting}>
      <span className={styles.who}>{waitsForTexts[row.waitsFor]}</span>
      {row.waitingSince ? (
        <small className={styles.since}>
          {workListTexts.since("")}
          <Time at={row.waitingSince} />
        </small>
      ) : null}
    </Cell>
    <Cell label={texts.changed}>
      <Time at={row.changed} />
    </Cell>
  </tr>
);

/** On a phone the label stands in the cell; a screen reader has it from the column's header. */
const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td {...tableRoles.cell}>
    <span className={styles.label} aria-hidden="true">
      {label}
    </span>
    <span className={styles.value}>{children}</span>
  </td>
);
