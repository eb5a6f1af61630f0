import type { Generated } from "kysely";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { Json, MaybeDate } from "../../../platform/server/column-types.ts";
import type { LinkRole } from "../../access/rules/index.ts";
import type { DecisionState, FollowUpResult, Outcome, ReminderAbout, ReminderKind } from "../rules/index.ts";

/** Decisions, and reminders about them. Days are ISO texts. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    decision: {
      id: Generated<number>;
      assessment: number;
      publication: number;
      organization: number;
      state: DecisionState;
      rev: Generated<number>;
      outcome: Outcome | null;
      conditions: Generated<string>;
      reason: Generated<string>;
      measure: Generated<string>;
      decided_on: string | null;
      decider_role: Generated<string>;
      responsible: Generated<string>;
      follow_up_on: string | null;
      follow_up_set_on: string | null;
      may_be_shown: Generated<boolean>;
      asked_at: Date;
      decided_at: MaybeDate;
      removed_reason: Generated<string>;
      /** The number under which it was news, in the order of the search's changes; 0: it never was, null: not yet. */
      news: number | null;
    };
    decision_party: {
      id: Generated<number>;
      decision: number;
      part: LinkRole;
      name: string;
      email: string;
      /** Null: not known. */
      language: Language | null;
      suggested_name: Generated<string>;
      suggested_email: Generated<string>;
      token_hash: Buffer | null;
      sent_at: MaybeDate;
      expires: MaybeDate;
      used_at: MaybeDate;
      gone_at: MaybeDate;
      erased_at: MaybeDate;
    };
    decision_follow_up: {
      id: Generated<number>;
      decision: number;
      no: number;
      at: Date;
      result: FollowUpResult;
      finding: string;
      next_on: string | null;
    };
    decision_log: {
      id: Generated<number>;
      decision: number;
      no: number;
      at: Date;
      by: Json<object>;
      before: Json<object> | null;
      after: Json<object>;
    };
    reminder: {
      about: ReminderAbout;
      id: number;
      kind: ReminderKind;
      for_day: string;
      sent_at: MaybeDate;
    };
  }
}
