/**
 * One row of a block that holds rows: a literature search, a study. Every cell is text; a cell that was never written is
 * absent and reads as the empty text.
 */
export type Row = {
  readonly id: number;
  /** Which part of its block the row belongs to, such as a section A to E; the empty text where a block has one part. */
  readonly part: string;
  /** Counts the writes to the row. */
  readonly rev: number;
  readonly cells: Readonly<Record<string, string>>;
  /** For each written cell the row's `rev` that wrote it. */
  readonly revs: Readonly<Record<string, number>>;
};

/** A row as its authors get it: `rev` is the one that each of its cells was seen at. */
export type AuthorRow = Pick<Row, "id" | "rev" | "cells">;

export const authorRow = ({ id, rev, cells }: Row): AuthorRow => ({ id, rev, cells });
