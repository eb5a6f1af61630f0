import type { ComponentType } from "react";
import type { FieldRefusal } from "../../../platform/pure/refusal/index.ts";
import type { Cells } from "../../../platform/pure/saving/index.ts";
import type { RowKindName } from "../rules/index.ts";

/** A row as the list has it: `rev` is the one that each of its cells was seen at. */
export type LoadedRow = { readonly id: number; readonly rev: number; readonly cells: Cells };

/** A column as a field of the form. */
export type RowColumn = {
  readonly key: string;
  readonly label: string;
  readonly type: "line" | "lines" | "rich-text" | "choice" | "date" | "number" | "url" | "check";
  readonly hint?: string;
  readonly help?: string;
  readonly required?: boolean;
  /** For a choice: the stored values. */
  readonly options?: readonly string[];
  /** A stored value as people read it: the text of a choice, a number with a comma. Without it the value is shown. */
  readonly shown?: (stored: string) => string;
  /** For a check: what is stored when it is set; `true` without it. */
  readonly checked?: string;
  /** The title of the group that it stands in. Columns of a group follow each other. */
  readonly group?: string;
  readonly maxLength?: number;
  /** A cell of the form that is set when this one is written in: it is not a column, and not sent. */
  readonly marks?: string;
  /** May stand beside another field. */
  readonly isNarrow?: boolean;
  /** A narrow field that begins a line: those after it belong to it. */
  readonly startsLine?: boolean;
};

/** The words that differ between kinds of rows. */
export type RowTexts = {
  readonly save: string;
  readonly cancel: string;
  readonly edit: string;
  readonly editNamed: (name: string) => string;
  readonly change: (name: string) => string;
  readonly remove: string;
  readonly removeNamed: (name: string) => string;
  readonly confirmDelete: string;
  readonly created: string;
  readonly notCreated: string;
  readonly updated: string;
  readonly notUpdated: string;
  readonly deleted: string;
  readonly notDeleted: string;
  readonly kept: string;
  readonly mended: string;
};

export type BelowField = {
  readonly column: string;
  readonly cells: Cells;
  /** Writes in cells of the row as if an author had typed them. */
  readonly write: (cells: Cells) => void;
};

/** The properties of a kind of row that the screens use. */
export type RowKind = {
  readonly of: RowKindName;
  readonly texts: RowTexts;
  /** Milliseconds that the spinner stays after a create, an update and a delete. */
  readonly spins: { readonly create: number; readonly update: number; readonly delete: number };
  /** The fields of a row, which may depend on what it holds. */
  readonly columns: (cells: Cells) => readonly RowColumn[];
  /** The rules that a new row breaks; the server has the last word. */
  readonly faultsOf: (cells: Cells) => readonly FieldRefusal[];
  /** The questions to ask before a row is saved, and the cells that record the answer. */
  readonly doubts?: (cells: Cells) => readonly { readonly question: string; readonly answered: Cells }[];
  readonly nameOf: (cells: Cells) => string;
  /** The text above the fields of a row that cannot be changed; null if the row can be changed. */
  readonly fixed?: (cells: Cells) => string | null | undefined;
  /** Stands below the fields of a row that is open for change, with what is written now. */
  readonly Preview?: ComponentType<{ readonly cells: Cells }>;
  /** Stands below a field that is written in, with what is written in the row now. */
  readonly BelowField?: ComponentType<BelowField>;
  /** A row that is not open for change. */
  readonly View: ComponentType<{ readonly cells: Cells }>;
  /** Stands above a row, also while it is changed. */
  readonly Mark?: ComponentType<{ readonly rowId: number }>;
};

/** Waits so long as the specification lets the spinner stay. */
export const keepSpinning = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
