/**
 * A table that becomes cards on a phone is laid out with `display: block`, and then several browsers no longer tell a
 * screen reader that it is a table. Its roles, said outright, are kept.
 */
export const table = { role: "table" } as const;
export const rowGroup = { role: "rowgroup" } as const;
export const row = { role: "row" } as const;
export const columnHeader = { role: "columnheader" } as const;
export const rowHeader = { role: "rowheader" } as const;
export const cell = { role: "cell" } as const;
