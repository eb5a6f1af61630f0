export type Cells = Readonly<Record<string, string>>;

/** The part of a stored row that a merge needs: its `rev`, and the cells. `revs[column]` is the row's `rev` that wrote the cell; an unwritten cell has none. */
type CellRow = { readonly rev: number; readonly cells: Cells; readonly revs: Readonly<Record<string, number>> };

/** One write of one cell, from the history, oldest first. */
export type CellWrite = { readonly column: string; readonly rev: number; readonly value: string };

type Given = {
  readonly cells: Cells;
  /** The row's `rev` that the caller last saw; undefined when the call does not say. */
  readonly seen: number | undefined;
};

export type Merge =
  /** The cells to write: those that the caller really changes. Empty if the caller changes nothing. */
  | { readonly kind: "merged"; readonly written: Cells }
  /** Nothing may be written: these cells were changed by the caller and, since it looked, by somebody else. */
  | { readonly kind: "conflict"; readonly columns: readonly string[] };

/** Whether a column was written after the revision that the caller last saw. */
const isUnseen = (row: CellRow, seen: number, column: string): boolean =>
  // Nobody can have seen a revision that is still to come: such a caller has lost count, and has seen nothing.
  seen > row.rev || (row.revs[column] ?? 0) > seen;

const differing = (row: CellRow, { cells }: Given) =>
  Object.entries(cells).filter(([column, text]) => (row.cells[column] ?? "") !== text);

/** The columns whose history `mergeCells` needs. None when the caller has seen the newest of all that it changes, or says nothing of it. */
export const disputedColumns = (row: CellRow, given: Given): readonly string[] => {
  const { seen } = given;
  if (seen === undefined) return [];
  return differing(row, given).flatMap(([column]) => (isUnseen(row, seen, column) ? [column] : []));
};

/**
 * Decides which of the given cells to write. A cell that repeats its text at the caller's
 * revision is an echo and is left alone, so sending a whole item back never overwrites a colleague's text. Without a revision the
 * caller is taken at its word: what is not stored is written, an earlier text and none too.
 * @param history the writes of at least the `disputedColumns`
 */
export function mergeCells(row: CellRow, given: Given, history: readonly CellWrite[]): Merge {
  const { seen } = given;
  if (seen === undefined) return { kind: "merged", written: Object.fromEntries(differing(row, given)) };
  const isEcho = (column: string, text: string): boolean => {
    const before = history.filter((write) => write.column === column && write.rev <= seen);
    return (before.at(-1)?.value ?? "") === text;
  };
  const meant = differing(row, given).filter(([column, text]) => !isUnseen(row, seen, column) || !isEcho(column, text));
  const conflicts = meant.filter(([column]) => isUnseen(row, seen, column));
  return conflicts.length > 0
    ? { kind: "conflict", columns: conflicts.map(([column]) => column) }
    : { kind: "merged", written: Object.fromEntries(meant) };
}
