import type { Json } from "../../../platform/server/column-types.ts";

/** Workbooks of economic evaluations. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    /** The cells of an economic evaluation's workbook. */
    economy_sheet: { attachment: number; cells: Json<Record<string, string>> };
  }
}
