import type { Generated } from "kysely";
import type { Json } from "../../../platform/server/column-types.ts";
import type { Author } from "../../access/rules/index.ts";

/** The cause of a change of a review day. */
export type ReviewChange = "published" | "set" | "asked" | "confirmed" | "declined" | "undone";

/** A confirmation that waits for the desk. Days are ISO, `at` is an instant. */
export type AskedConfirmation = {
  readonly dueOn: string;
  readonly searchedOn: string;
  readonly at: string;
  readonly by: Author;
};

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
      /** The confirmation that waits for the desk. */
      asked: Json<AskedConfirmation> | null;
      /** The edition that a confirmation made. */
      publication: Generated<number | null>;
      /** The day of the new search that this confirmation says, ISO. */
      searched_on: Generated<string | null>;
    };
  }
}
