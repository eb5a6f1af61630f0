/**
 * Roles of a table that becomes cards on a narrow screen: with `display: block` several browsers no longer expose a
 * table to screen readers. Explicit roles are kept.
 */
export const tableRoles = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
