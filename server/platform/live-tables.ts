import type { Generated } from "kysely";

/** What changes in assessments, and who has them open. Written by triggers, but for `live_here`. Migration 0049. */
export type LiveTables = {
  live_clock: { assessment: number; no: number };
  live_change: {
    assessment: number;
    no: number;
    what: "history" | "seat" | "status" | "review";
    history: number | null;
    rev: number | null;
    reviewer: string | null;
    at: Generated<Date>;
  };
  live_here: { contributor: string; assessment: number; item: number | null; at: Date };
};
