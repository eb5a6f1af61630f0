export { AddRow } from "./add-row.tsx";
export { cellOf, useRowCells } from "./cells.tsx";
export { DeletedList } from "./deleted-list.tsx";
export { focusIn } from "./move-focus.ts";
export { createRow, saveCell } from "./row-calls.ts";
export type { LoadedRow, RowColumn, RowKind, RowTexts } from "./row-kind.ts";
export { RowList } from "./row-list.tsx";
export { UnsentRows } from "./unsent-rows.tsx";
export { type Added, type RowActions, type RowToAdd, useRowActions } from "./use-row-actions.ts";
