import type { Cells } from "../../../platform/pure/saving/index.ts";
import type { LoadedRow } from "../../row/screens/index.ts";
import type { Reference } from "../rules/index.ts";

/** A reference converted into a row. */
export type MadeRow = {
  /** The name that people recognise it by, and the line that identifies it. */
  readonly name: string;
  readonly line: string;
  readonly cells: Cells;
};

/** The rows that references are read into: what differs between an evidence table and the literature of a search. */
export type Target = {
  /** Says what a chosen reference becomes. */
  readonly choose: string;
  /** The heading above the cells that the list already has. */
  readonly there: string;
  /** The text that explains what merging a reference into its existing row does. */
  readonly merge: string;
  /** The cells that are shown side by side, with their names, in order. */
  readonly shown: readonly { readonly column: string; readonly label: string }[];
  readonly nameOf: (cells: Cells) => string;
  /** The line in which a row's reference is known again. */
  readonly lineOf: (cells: Cells) => string;
  /** The rows that references become, in their order. @param rows those that are there */
  readonly rowsFrom: (references: readonly Reference[], rows: readonly LoadedRow[]) => readonly MadeRow[];
  /** The cells of an existing row after a duplicate reference is merged into it. */
  readonly merged: (row: LoadedRow, made: MadeRow) => Cells;
};
