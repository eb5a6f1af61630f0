import type { Generated } from "kysely";
import type { Json } from "../../../platform/server/column-types.ts";

/** Decisions and who made them. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    audit_log: {
      id: Generated<number>;
      at: Generated<Date>;
      action: string;
      actor: Json<object>;
      assessment: number | null;
      detail: Json<object>;
      site_id: number | null;
    };
  }
}
