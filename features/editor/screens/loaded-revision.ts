import {
  type CellAddress,
  type FieldAddress,
  isCell,
  isHeading,
  ONLY_ROW,
} from "../../../platform/editing/saving/index.ts";
import type { Revision } from "../../../platform/pure/saving/index.ts";
import type { WorkingCopyView } from "../../assessment/calls.ts";
import type { AuthorRow } from "../../block/rules/index.ts";
import { type AuthorBlock, fieldValue } from "../../kinds/rules/index.ts";
import { rowKindNames } from "../../row/rules/index.ts";

/** The rows of each kind that a block holds, as they were loaded: a new kind of row does not compile before it is said where they stand. */
const rowsOf: Readonly<Record<CellAddress["of"], (block: AuthorBlock) => readonly AuthorRow[]>> = {
  literature: (block) => (block.kind === "LiteratureSearch" ? block.sections.flatMap(({ rows }) => rows) : []),
  selection: (block) => (block.kind === "LiteratureSearch" ? [{ id: ONLY_ROW, ...block.selection }] : []),
  reference: (block) => (block.kind === "LiteratureSearch" ? block.references : []),
  evidence: (block) => (block.kind === "EvidenceTable" ? block.rows : []),
  result: (block) => (block.kind === "EvidenceTable" ? block.results : []),
  outcome: (block) => (block.kind === "OutcomeTable" ? block.rows : []),
  economy: (block) => (block.kind === "EconomyEvaluation" ? [{ id: ONLY_ROW, ...block.numbers }] : []),
  image: (block) => (block.kind === "ImageUpload" ? block.images : []),
};

/** The rows of a block by their kind. */
export const rowsIn = (block: AuthorBlock) =>
  rowKindNames.flatMap((of) => rowsOf[of](block).map((row) => ({ of, row })));

/** Whether a block holds a row: one of its own, or the only one once something was saved in it. */
export const hasRows = (block: AuthorBlock): boolean =>
  rowsIn(block).some(({ row: { id, rev } }) => id !== ONLY_ROW || rev > 0);

/** The row that a cell is of, as it was loaded. */
export const loadedRow = (block: AuthorBlock, { of, row }: CellAddress) =>
  rowsOf[of](block).find(({ id }) => id === row);

type Loaded = Pick<WorkingCopyView, "sections" | "rev" | "name">;

/** The last loaded value of a field; undefined when there is no such field. */
export const loadedRevision = ({ sections, rev, name }: Loaded, address: FieldAddress): Revision | undefined => {
  if (isHeading(address)) return { rev, value: name };
  const block = sections.flatMap(({ blocks }) => blocks).find(({ contentGuid }) => contentGuid === address.block);
  if (!block) return undefined;
  if (isCell(address)) {
    const row = loadedRow(block, address);
    return row && { rev: row.rev, value: row.cells[address.column] ?? "" };
  }
  const value = fieldValue(block);
  return value === undefined ? undefined : { rev: block.rev, value };
};
