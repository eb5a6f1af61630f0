import type { Generated } from "kysely";
import type { Json, MaybeDate } from "../../../platform/server/column-types.ts";

/** Requests for reviews, and sent reviews. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    peer_review: {
      contributor: string;
      assessment: number;
      due_on: string | null;
      due_set_on: string | null;
      accepted_at: MaybeDate;
      declined_at: MaybeDate;
      reason: Generated<string>;
      suggestion: Generated<string>;
      /** The declaration of interests is shown before the review is sent. */
      interests_shown: Generated<boolean>;
      reminded_before: MaybeDate;
      reminded_after: MaybeDate;
    };
    sent_review: {
      id: Generated<number>;
      contributor: string;
      assessment: number;
      version: number;
      edition: number;
      content: Json<object>;
      sent_at: Date;
    };
  }
}
