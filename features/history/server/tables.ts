import type { Generated } from "kysely";
import type { Json, NullableJson } from "../../../platform/server/column-types.ts";

/** Every save. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    history: {
      id: Generated<number>;
      assessment: number;
      kind: string;
      ref: number;
      rev: number;
      action: "saved" | "deleted" | "restored" | "redacted" | "moved" | "resolved" | "reopened";
      value: NullableJson;
      by: Json<object>;
      at: Generated<Date>;
    };
  }
}
