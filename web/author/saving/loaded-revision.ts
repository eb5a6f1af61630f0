import { type AuthorBlock, type AuthorRow, fieldValue } from "../../../core/block/index.ts";
import type { WorkingCopyView } from "../../../core/contract/assessment.ts";
import type { Revision } from "../../../core/saving/index.ts";
import { type CellAddress, type FieldAddress, isCell, isHeading, ONLY_ROW } from "./field-address.ts";

const rowsIn = (block: AuthorBlock, of: CellAddress["of"]): readonly AuthorRow[] => {
  switch (block.kind) {
    case "LiteratureSearch":
      if (of === "reference") return block.references;
      return of === "selection" ? [{ id: ONLY_ROW, ...block.selection }] : block.sections.flatMap(({ rows }) => rows);
    case "EvidenceTable":
      return block.rows;
    case "EconomyEvaluation":
      return [{ id: ONLY_ROW, ...block.numbers }];
    case "ImageUpload":
      return block.images;
    default:
      return [];
  }
};

/** The row that a cell is of, as it was loaded. */
export const loadedRow = (block: AuthorBlock, { of, row }: CellAddress) =>
  rowsIn(block, of).find(({ id }) => id === row);

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
