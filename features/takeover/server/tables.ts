import type { ColumnType, Generated } from "kysely";
import type { Json, MaybeDate } from "../../../platform/server/column-types.ts";

/** Assessments that took over another version of their template. Migration 0074. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    template_takeover: {
      id: Generated<number>;
      assessment: number;
      from_version: number;
      to_version: number;
      by: Json<object>;
      at: Date;
      undone_by: ColumnType<object | null, never, string>;
      undone_at: MaybeDate;
    };
  }
}
