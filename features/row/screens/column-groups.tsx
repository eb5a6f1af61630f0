import type { ReactNode } from "react";
import type { RowColumn } from "./row-kind.ts";
import styles from "./rows.module.css";

type Group = { readonly title: string | undefined; readonly columns: readonly RowColumn[] };

const groupsOf = (columns: readonly RowColumn[]): readonly Group[] => {
  const groups: { title: string | undefined; columns: RowColumn[] }[] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last && last.title === column.group) last.columns.push(column);
    else groups.push({ title: column.group, columns: [column] });
  }
  return groups;
};

type ColumnGroupsProps = {
  readonly columns: readonly RowColumn[];
  readonly field: (column: RowColumn) => ReactNode;
};

/** The fields of a row, those of a group under its title. */
export const ColumnGroups = ({ columns, field }: ColumnGroupsProps) =>
  groupsOf(columns).map(({ title, columns: grouped }) =>
    title === undefined ? (
      grouped.map(field)
    ) : (
      <fieldset key={title} className={styles.group}>
        <legend>{title}</legend>
        {grouped.map(field)}
      </fieldset>
    ),
  );
