import type { Generated } from "kysely";
import type { Json } from "../../../platform/server/column-types.ts";
import type { Notice } from "../rules/index.ts";

/** The list of retracted studies, and what came of comparing assessments with it. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    retraction_notice: {
      record_id: number;
      doi: string;
      pmid: string;
      nature: Notice["nature"];
      noticed_on: string | null;
      notice_doi: string;
    };
    retraction_list: {
      id: Generated<number>;
      loaded_at: Date;
      by: Json<object>;
      rows: number;
      sha256: string;
    };
    retraction_use: { assessment: number; record_id: number };
    retraction_told: { assessment: number; record_id: number; told_at: Date };
    retraction_not_same: { assessment: number; record_id: number; by: Json<object>; at: Date };
  }
}
