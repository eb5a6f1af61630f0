export { AddRow } from "./add-row.tsx";
export { DeletedList } from "./deleted-list.tsx";
export { focusIn } from "./move-focus.ts";
export { createRow, saveCell } from "./row-calls.ts";
export { RowList } from "./row-list.tsx";
export type { LoadedRow, RowColumn, RowsKind, RowTexts } from "./rows-kind.ts";
export { UnsentRows } from "./unsent-rows.tsx";
export { type Added, type RowActions, type RowToAdd, useRowActions } from "./use-row-actions.ts";
