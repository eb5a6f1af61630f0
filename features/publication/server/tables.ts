import type { Generated } from "kysely";
import type { Json } from "../../../platform/server/column-types.ts";

/** Public cards and editions. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    public_card: { assessment: number; card: Json<object>; changed_at: Generated<Date> };
    publication: {
      id: Generated<number>;
      assessment: number;
      version: number;
      snapshot: Json<object>;
      change_note: Generated<string>;
      published_at: Generated<Date>;
      /** The publication that it repeats. */
      confirms: Generated<number | null>;
    };
    publication_file: { publication: number; attachment: number };
  }
}
