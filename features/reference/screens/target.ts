import type { Cells } from "../../../platform/pure/saving/index.ts";
import type { LoadedRow } from "../../row/screens/index.ts";
import type { Reference } from "../rules/index.ts";

/** What a reference becomes as a row. */
export type MadeRow = {
  /** What people know it by, and the line that says which it is. */
  readonly name: string;
  readonly line: string;
  readonly cells: Cells;
};

/** The rows that references are read into: what differs between an evidence table and the literature of a search. */
export type Target = {
  /** Says what a chosen reference becomes. */
  readonly choose: string;
  /** What stands above the cells that are in the list already. */
  readonly there: string;
  /** What writing a reference into the row that has it does. */
  readonly merge: string;
  /** The cells that are shown side by side, with their names, in order. */
  readonly shown: readonly { readonly column: string; readonly label: string }[];
  readonly nameOf: (cells: Cells) => string;
  /** The line in which a row's reference is known again. */
  readonly lineOf: (cells: Cells) => string;
  /** The rows that references become, in their order. @param rows those that are there */
  readonly rowsFrom: (references: readonly Reference[], rows: readonly LoadedRow[]) => readonly MadeRow[];
  /** What a row gets from a reference that it seems to have. */
  readonly merged: (row: LoadedRow, made: MadeRow) => Cells;
};
