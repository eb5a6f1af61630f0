import type { ReactNode } from "react";
import { addresses } from "../../../core/address/index.ts";
import type { DeskRow } from "../../../core/contract/desk.ts";
import { assessmentTypeTexts } from "../../../texts/assessment-type.ts";
import { deskAssessmentTexts, waitsForTexts, workListTexts } from "../../../texts/desk-screens.ts";
import { StatusTag } from "../status-tag.tsx";
import { cell, rowHeader, row as rowRole } from "../table-roles.ts";
import { Time } from "../time.tsx";
import styles from "./work-list.module.css";

const texts = workListTexts.columns;

/** One assessment in the work list. It is marked when it waits for the editors. */
export const WorkRow = ({ row }: { row: DeskRow }) => (
  <tr {...rowRole} data-waits-for={row.waitsFor}>
    <th {...rowHeader} scope="row" className={styles.title}>
      <a href={addresses.deskAssessment(row.id)}>{row.title}</a>
      <small>
        {deskAssessmentTexts.number(row.id)}
        {row.cardHidden ? ` · ${workListTexts.cardHidden}` : null}
      </small>
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
    <Cell label={texts.type}>{assessmentTypeTexts[row.assessmentType]}</Cell>
    <Cell label={texts.organization}>{row.organization}</Cell>
    <Cell label={texts.initiator}>{row.initiator}</Cell>
    <Cell label={texts.changed}>
      <Time at={row.changed} />
    </Cell>
  </tr>
);

/** On a phone the label stands in the cell; a screen reader has it from the column's header. */
const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td {...cell}>
    <span className={styles.label} aria-hidden="true">
      {label}
    </span>
    <span className={styles.value}>{children}</span>
  </td>
);
