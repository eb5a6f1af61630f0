import type { Generated } from "kysely";
import type { Json, MaybeDate } from "../../../platform/server/column-types.ts";

/** Rows of tables in assessments. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    block_row: {
      id: Generated<number>;
      assessment: number;
      owner: number;
      part: string;
      position: number;
      cells: Json<Record<string, string>>;
      revs: Json<Record<string, number>>;
      rev: Generated<number>;
      created_at: Generated<Date>;
      changed_at: Generated<Date>;
      deleted_at: MaybeDate;
    };
  }
}
