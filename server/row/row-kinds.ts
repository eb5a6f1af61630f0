import { wireOfColumn } from "../../core/evidence/index.ts";
import { IMAGES_MAX } from "../../core/image/index.ts";
import type { RowKindName } from "../../core/row/index.ts";
import type { Block } from "../../core/template/index.ts";

/** A kind of block that holds rows: what differs between them for the calls that all share. */
export type RowKind = {
  /** What the history and the calls name it. */
  readonly name: RowKindName;
  readonly block: Block["kind"];
  /** The column that tells a person which row it is. */
  readonly title: string;
  /** The most rows that one block may hold, and the rule that one more breaks. */
  readonly most: { readonly rows: number; readonly broken: string };
  /** A column's name on the wire. */
  readonly wire: (column: string) => string;
};

const manyRows = { rows: 500, broken: "TooManyRows" };

export const literatureRows: RowKind = {
  name: "literature",
  block: "LiteratureSearch",
  title: "source",
  most: manyRows,
  wire: (column) => column,
};
export const evidenceRows: RowKind = {
  name: "evidence",
  block: "EvidenceTable",
  title: "shortId",
  most: manyRows,
  wire: wireOfColumn,
};

/** The numbers of an economic evaluation: one row in each block. */
export const economyRows: RowKind = {
  name: "economy",
  block: "EconomyEvaluation",
  title: "economy",
  most: { rows: 1, broken: "TooManyRows" },
  wire: (column) => column,
};

export const imageRows: RowKind = {
  name: "image",
  block: "ImageUpload",
  title: "imageName",
  most: { rows: IMAGES_MAX, broken: "TooManyImages" },
  wire: (column) => column,
};

export const rowKinds: readonly RowKind[] = [literatureRows, evidenceRows, economyRows, imageRows];

export const rowKindOf = (block: Block): RowKind | undefined => rowKinds.find((kind) => kind.block === block.kind);

/** Cells under the names that the calls give them. */
export const cellsOnWire = ({ wire }: RowKind, cells: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([column, text]) => [wire(column), text]));
