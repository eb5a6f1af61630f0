import { sql } from "kysely";
import type { CallName } from "../../../platform/pure/contract/call.ts";
import type { TextSource } from "./store.ts";

const ofDecisions = (assessment: number) =>
  sql<boolean>`t.decision in (select id from decision where assessment = ${assessment})`;

/** The calls whose kept answers hold the texts of a decision. */
export const decisionAnswers = [
  "giveDecision",
  "correctDecision",
  "reportFollowUp",
  "deskGiveDecision",
  "deskCorrectDecision",
  "deskReportFollowUp",
] as const satisfies readonly CallName[];

/** The tables with texts of decisions. */
export const decisionSources = {
  decision: {
    table: "decision",
    key: ["id", "integer"],
    columns: {
      conditions: "text",
      reason: "text",
      measure: "text",
      decider_role: "text",
      responsible: "text",
      removed_reason: "text",
    },
    of: (assessment: number) => sql<boolean>`t.assessment = ${assessment}`,
    place: "decision",
    also: () => sql`rev = t.rev + 1`,
  },
  followUp: {
    table: "decision_follow_up",
    key: ["id", "integer"],
    columns: { finding: "text" },
    of: ofDecisions,
    place: "decision",
  },
  /** The name of another decider, as suggested when declining. */
  suggestion: {
    table: "decision_party",
    key: ["id", "integer"],
    columns: { suggested_name: "text" },
    of: ofDecisions,
    place: "decision",
  },
  decisionLog: {
    table: "decision_log",
    key: ["id", "integer"],
    columns: { before: "jsonb", after: "jsonb" },
    of: ofDecisions,
    place: null,
  },
} as const satisfies Readonly<Record<string, TextSource>>;
