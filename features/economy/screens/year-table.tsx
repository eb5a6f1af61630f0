import { Fragment, type ReactNode, useState } from "react";
import { Segments, tableRoles, useMedia } from "../../../platform/ui/index.ts";
import { economyAuthorTexts as texts } from "../texts.ts";
import styles from "./year-table.module.css";

/** Draws a cell. @param show brings the year in sight; undefined where it is */
type Cell = (show: (() => void) | undefined) => ReactNode;

export type YearRow = {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  readonly isSum?: boolean;
  /** Names the rows from this one on. */
  readonly group?: string;
  /** By year. A year may have fewer cells than columns: then they are wider. */
  readonly years: readonly (readonly Cell[])[];
  /** A number that counts for all years, in one cell. */
  readonly whole?: ReactNode;
  readonly comment?: ReactNode;
};

type YearTableProps = {
  readonly caption: string;
  readonly stub: string;
  readonly years: readonly string[];
  /** Of each year. Without names a year is one column. */
  readonly columns?: readonly string[];
  /** Names the column of comments. */
  readonly comments?: string | null;
  readonly rows: readonly YearRow[];
};

/** Marks a cell of the year that is out of sight. It is still there, so that a link to it can show it. */
const aside = (isAside: boolean) => (isAside ? { "data-aside": true, "aria-hidden": true } : {});

/** Numbers of several years beside each other; on a phone one year at a time, which one chooses above. */
export function YearTable({ caption, stub, years, columns = [""], comments = null, rows }: YearTableProps) {
  const isPhone = useMedia("screen and (width < 40rem)");
  const [shown, setShown] = useState(0);
  const isAside = (year: number) => isPhone && year !== shown;
  const isNamed = columns.length > 1;
  return (
    <div className={styles.years} data-columns={columns.length}>
      {isPhone ? (
        <fieldset>
          <legend className="ds-sr-only">{`${texts.year}: ${caption}`}</legend>
          <Segments>
            {years.map((year, at) => (
              <li key={year}>
                <button type="button" aria-pressed={at === shown} onClick={() => setShown(at)}>
                  {year}
                </button>
              </li>
            ))}
          </Segments>
        </fieldset>
      ) : null}
      <table {...tableRoles.table}>
        <caption className="ds-sr-only">{caption}</caption>
        <thead {...tableRoles.rowGroup}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader} scope="col" rowSpan={isNamed ? 2 : 1}>
              {stub}
            </th>
            {years.map((year) => (
              <th
                key={year}
                {...tableRoles.columnHeader}
                scope={isNamed ? "colgroup" : "col"}
                colSpan={columns.length}
                data-head-of-year
              >
                {year}
              </th>
            ))}
            {comments === null ? null : (
              <th {...tableRoles.columnHeader} scope="col" data-comment>
                {comments}
              </th>
            )}
          </tr>
          {isNamed ? (
            <tr {...tableRoles.row}>
              {years.flatMap((year, at) =>
                columns.map((column, place) => (
                  <th
                    key={`${year} ${column}`}
                    {...tableRoles.columnHeader}
                    scope="col"
                    data-first={(at > 0 && place === 0) || undefined}
                  >
                    {column}
                  </th>
                )),
              )}
            </tr>
          ) : null}
        </thead>
        <tbody {...tableRoles.rowGroup}>
          {rows.map(({ key, label, note, isSum, group, years: cells, whole, comment }) => (
            <Fragment key={key}>
              {group ? (
                <tr {...tableRoles.row} data-group>
                  <th {...tableRoles.rowHeader} scope="col" colSpan={1 + years.length * columns.length}>
                    {group}
                  </th>
                </tr>
              ) : null}
              <tr {...tableRoles.row} data-sum={isSum || undefined} data-whole={whole === undefined ? undefined : true}>
                <th
                  {...tableRoles.rowHeader}
                  scope="row"
                  colSpan={whole === undefined ? 1 : years.length * columns.length}
                >
                  {label}
                  {note ? <span className={styles.note}>{note}</span> : null}
                </th>
                {whole === undefined
                  ? cells.flatMap((inYear, at) =>
                      inYear.map((cell, place) => (
                        <td
                          key={`${years[at]} ${columns[place]}`}
                          {...tableRoles.cell}
                          {...aside(isAside(at))}
                          colSpan={columns.length / inYear.length}
                          data-year={at}
                          data-first={(at > 0 && place === 0) || undefined}
                          data-label={columns.length === inYear.length ? columns[place] : ""}
                        >
                          {cell(isAside(at) ? () => setShown(at) : undefined)}
                        </td>
                      )),
                    )
                  : null}
                {whole === undefined ? null : <td {...tableRoles.cell}>{whole}</td>}
                {comments === null ? null : (
                  <td {...tableRoles.cell} data-comment>
                    {comment}
                  </td>
                )}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
