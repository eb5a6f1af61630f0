import type { Json } from "../../../platform/server/column-types.ts";

/** Workbooks of economic evaluations. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    /** What was read from the workbook of an economic evaluation. */
    economy_sheet: { attachment: number; cells: Json<Record<string, string>> };
  }
}
