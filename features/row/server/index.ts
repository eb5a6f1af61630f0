export {
  addRow,
  changeCells,
  createRow,
  createRows,
  deleteRow,
  hasRow,
  moveRow,
  restorableSince,
  restoreRow,
} from "./change-rows.ts";
export { deletedRows } from "./deleted-rows.ts";
export { changeOnlyRow, onlyRowOf } from "./only-row.ts";
export { mayAddRow } from "./open-row.ts";
export { putRows } from "./put-rows.ts";
export {
  economyRows,
  evidenceRows,
  imageRows,
  literatureRows,
  outcomeRows,
  type RowKind,
  referenceRows,
  resultRows,
  rowKindOf,
  rowKinds,
  selectionRows,
} from "./row-kinds.ts";
