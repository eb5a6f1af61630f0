import type { ReactNode } from "react";
import styles from "./search-desk.module.css";

type DeskTableProps = {
  readonly label: string;
  /** The heads of its columns, in turn. */
  readonly columns: Readonly<Record<string, string>>;
  readonly children: ReactNode;
};

/** A table of the search desk; its children are rows. Scrolls sideways where it does not fit. */
export const DeskTable = ({ label, columns, children }: DeskTableProps) => (
  <div className={styles.scrolled}>
    <table className="ds-table" aria-label={label}>
      <thead>
        <tr>
          {Object.entries(columns).map(([key, text]) => (
            <th key={key} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
