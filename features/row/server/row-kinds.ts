import { evidenceColumns } from "../../evidence/rules/index.ts";
import { RESULTS_MAX, RESULTS_PART } from "../../evidence/rules/results/index.ts";
import { IMAGES_MAX } from "../../image/rules/index.ts";
import { SELECTION_PART } from "../../literature/rules/index.ts";
import { OUTCOMES_MAX } from "../../outcome/rules/index.ts";
import { REFERENCES_PART } from "../../reference/rules/index.ts";
import type { Block } from "../../template/rules/index.ts";
import { type RowKindName, wireOf } from "../rules/index.ts";

/** A kind of block that holds rows: what differs between them for the calls that all share. */
export type RowKind = {
  /** The name that the history and the calls use. */
  readonly name: RowKindName;
  readonly block: Block["kind"];
  /** The part that this kind alone has of a block that holds several kinds of rows. One kind, without it, has every other part. */
  readonly part?: string;
  /** The column that tells a person which row it is. */
  readonly title: string;
  /** The columns of rich text. */
  readonly rich: ReadonlySet<string>;
  /** The most rows that one block may hold, and the rule that one more breaks; with `per`: the most with the same text in that column. */
  readonly most: { readonly rows: number; readonly broken: string; readonly per?: string };
};

const manyRows = { rows: 500, broken: "TooManyRows" };

export const literatureRows: RowKind = {
  name: "literature",
  block: "LiteratureSearch",
  title: "source",
  rich: new Set(["strategy"]),
  most: manyRows,
};
/** From hits to included studies: one row beside the searches of a block. features/literature/README.md */
export const selectionRows: RowKind = {
  name: "selection",
  block: "LiteratureSearch",
  part: SELECTION_PART,
  title: "selection",
  rich: new Set(),
  most: { rows: 1, broken: "TooManyRows" },
};
/** The literature that the searches led to. features/reference/README.md */
export const referenceRows: RowKind = {
  name: "reference",
  block: "LiteratureSearch",
  part: REFERENCES_PART,
  title: "title",
  rich: new Set(),
  most: manyRows,
};
export const evidenceRows: RowKind = {
  name: "evidence",
  block: "EvidenceTable",
  title: "shortId",
  rich: new Set(evidenceColumns.flatMap(({ key, type }) => (type === "rich-text" ? [key] : []))),
  most: manyRows,
};

/** The numbers of one outcome in a study, beside the studies of a block. features/evidence/README.md */
export const resultRows: RowKind = {
  name: "result",
  block: "EvidenceTable",
  part: RESULTS_PART,
  title: "outcome",
  rich: new Set(),
  most: { rows: RESULTS_MAX, broken: "TooManyResults", per: "study" },
};

export const outcomeRows: RowKind = {
  name: "outcome",
  block: "OutcomeTable",
  title: "name",
  rich: new Set(),
  most: { rows: OUTCOMES_MAX, broken: "TooManyOutcomes" },
};

/** The numbers of an economic evaluation: one row in each block. */
export const economyRows: RowKind = {
  name: "economy",
  block: "EconomyEvaluation",
  title: "economy",
  rich: new Set(),
  most: { rows: 1, broken: "TooManyRows" },
};

export const imageRows: RowKind = {
  name: "image",
  block: "ImageUpload",
  title: "imageName",
  rich: new Set(),
  most: { rows: IMAGES_MAX, broken: "TooManyImages" },
};

export const rowKinds: Readonly<Record<RowKindName, RowKind>> = {
  literature: literatureRows,
  selection: selectionRows,
  reference: referenceRows,
  evidence: evidenceRows,
  result: resultRows,
  outcome: outcomeRows,
  economy: economyRows,
  image: imageRows,
};

const sharing = ({ block }: Pick<RowKind, "block">): readonly RowKind[] =>
  Object.values(rowKinds).filter((other) => other.block === block);

/** The parts of a kind's blocks in which its rows stand: this one, or every part but those of others. */
export type PartsOfKind = { readonly only: string } | { readonly without: readonly string[] };

export const partsOf = (kind: RowKind): PartsOfKind =>
  kind.part === undefined
    ? { without: sharing(kind).flatMap(({ part }) => (part === undefined ? [] : [part])) }
    : { only: kind.part };

/** The kinds of rows that a kind of block holds. */
export const rowKindsIn = (block: Block): readonly RowKind[] => sharing({ block: block.kind });

/** The kind of the rows in one part of a block; undefined when it holds none. */
export const rowKindOf = (block: Block, part: string): RowKind | undefined => {
  const kinds = rowKindsIn(block);
  return kinds.find((kind) => kind.part === part) ?? kinds.find((kind) => kind.part === undefined);
};

/** Columns under the names that the calls give them. */
export const columnsOnWire = ({ name }: RowKind, columns: readonly string[]): string[] =>
  columns.map((column) => wireOf(name, column));

/** Cells under the names that the calls give their columns. */
export const cellsOnWire = ({ name }: RowKind, cells: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([column, text]) => [wireOf(name, column), text]));
