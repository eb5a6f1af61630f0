import type { Generated } from "kysely";
import type { Json } from "../../../platform/server/column-types.ts";
import type { Author } from "../../access/rules/index.ts";

/** The cause of a change of a review day. */
export type ReviewChange = "published" | "set";

/** Review days of published assessments. Days are ISO texts. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    assessment_review: {
      id: Generated<number>;
      assessment: number;
      no: number;
      kind: ReviewChange;
      due_on: string | null;
      due_set_on: string;
      reason: Generated<string>;
      by: Json<Author>;
      at: Date;
    };
  }
}
