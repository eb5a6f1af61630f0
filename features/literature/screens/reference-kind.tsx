import type { Cells } from "../../../platform/pure/saving/index.ts";
import {
  cellsOfReference,
  citationOf,
  type ReferenceColumn,
  referenceColumns,
  referenceOf,
} from "../../reference/rules/index.ts";
import type { Target } from "../../reference/screens/target.ts";
import { literatureReferenceTexts as texts } from "../../reference/texts.ts";
import { RetractedMark } from "../../retraction/views/retracted-mark.tsx";
import type { RowColumn, RowKind } from "../../row/screens/index.ts";

/** Milliseconds that the spinner stays, as that of a search. */
const SPINS = 500;

const more: Readonly<Partial<Record<ReferenceColumn, Partial<RowColumn>>>> = {
  title: { required: true, maxLength: 1000 },
  authors: { type: "lines", hint: texts.authorsHint },
  date: { hint: texts.dateHint, isNarrow: true },
  volume: { isNarrow: true },
  issue: { isNarrow: true },
  pages: { isNarrow: true },
  pmid: { isNarrow: true },
};
const columns = referenceColumns.map(
  (key): RowColumn => ({ key, label: texts.columns[key], type: "line", ...more[key] }),
);

const nameOf = ({ title = "" }: Cells): string => (title.trim() === "" ? texts.unnamed : title);

/** The written cells in words, to copy. Only the given cells are named. */
export const wordsOfReference = (cells: Cells): string =>
  referenceColumns
    .filter((column) => (cells[column] ?? "") !== "")
    .map((column) => `${texts.columns[column]}: ${cells[column]}`)
    .join("\n");

/** The literature that searches led to, as a kind of row: features/reference/README.md. */
export const referenceKind: RowKind = {
  of: "reference",
  texts,
  spins: { create: SPINS, update: SPINS, delete: 0 },
  columns: () => columns,
  faultsOf: ({ title = "" }) => (title.trim() === "" ? [{ path: "title", kind: "ReferenceTitleRequired" }] : []),
  nameOf,
  Mark: RetractedMark,
  View: ({ cells }) => <p>{citationOf(referenceOf(cells))}</p>,
};

const written = (cells: Cells): Cells => Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ""));

/** References as rows of the literature. A value that is missing in the imported file leaves the row's value unchanged. */
export const literatureTarget: Target = {
  choose: texts.choose,
  there: texts.there,
  merge: texts.merge,
  shown: referenceColumns.map((column) => ({ column, label: texts.columns[column] })),
  nameOf,
  lineOf: (cells) => citationOf(referenceOf(cells)),
  rowsFrom: (references) =>
    references.map((reference) => {
      const cells = cellsOfReference(reference);
      return { name: nameOf(cells), line: citationOf(reference), cells };
    }),
  merged: (_row, { cells }) => written(cells),
};
