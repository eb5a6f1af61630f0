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
  /** What to write: the cells that the caller really changes. None when all it sends is known already. */
  | { readonly kind: "merged"; readonly written: Cells }
  /** Nothing may be written: these cells were changed by the caller and, since it looked, by somebody else. */
  | { readonly kind: "conflict"; readonly columns: readonly string[] };

/**
 * Decides which of the given cells to write (docs/spec/saving.md, Whole-item calls). A cell that repeats its text at the caller's
 * revision is an echo and is left alone, so sending a whole item back never overwrites a colleague's text. Without a revision
 * nothing is a conflict: the caller wins the cells that it changes, and every text that was once in a cell counts as an echo, so
 * restoring an old text needs a revision.
 */
export function mergeCells(row: CellRow, { cells, seen }: Given, history: readonly CellWrite[]): Merge {
  // Nobody can have seen a revision that is still to come: such a caller has lost count, and has seen nothing.
  const isLost = seen !== undefined && seen > row.rev;
  const isUnseen = (column: string) => isLost || seen === undefined || (row.revs[column] ?? 0) > seen;
  const isEcho = (column: string, text: string): boolean => {
    const writes = history.filter((write) => write.column === column);
    if (seen === undefined) return text === "" || writes.some(({ value }) => value === text);
    return (writes.filter(({ rev }) => rev <= seen).at(-1)?.value ?? "") === text;
  };
  const differing = Object.entries(cells).filter(([column, text]) => (row.cells[column] ?? "") !== text);
  const meant = differing.filter(([column, text]) => !isUnseen(column) || !isEcho(column, text));
  const conflicts = seen === undefined ? [] : meant.filter(([column]) => isUnseen(column));
  return conflicts.length > 0
    ? { kind: "conflict", columns: conflicts.map(([column]) => column) }
    : { kind: "merged", written: Object.fromEntries(meant) };
}
