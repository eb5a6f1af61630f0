import type { ColumnType, Generated } from "kysely";
import type { Json } from "../../../platform/server/column-types.ts";

/** Versions of assessments. Migration 0072. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    assessment_version: {
      id: Generated<number>;
      assessment: number;
      cause: "named" | "sent" | "published";
      name: Generated<string>;
      edition: number | null;
      /** Of 64 bits, which the driver reads as text: read as a number by a cast. */
      upto: ColumnType<string, number, never>;
      by: Json<object>;
      at: Date;
    };
  }
}
