/**
 * Roles of a table, for tables that become cards on a phone: with `display: block` several browsers no longer expose a table to
 * screen readers. Explicit roles are kept.
 */
export const table = { role: "table" } as const;
export const rowGroup = { role: "rowgroup" } as const;
export const row = { role: "row" } as const;
export const columnHeader = { role: "columnheader" } as const;
export const rowHeader = { role: "rowheader" } as const;
export const cell = { role: "cell" } as const;
