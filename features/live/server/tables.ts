import type { ColumnType, Generated } from "kysely";

/** The steps of a text: written as JSON, read as a list. */
type JsonColumn = ColumnType<Record<string, unknown>[], string, string>;

/** The changes of assessments, and the people who have them open. Triggers write all tables but `live_here`. Migration 0049. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    live_clock: { assessment: number; no: number };
    live_change: {
      assessment: number;
      no: number;
      what: "history" | "seat" | "status" | "review" | "template";
      history: number | null;
      rev: number | null;
      reviewer: string | null;
      at: Generated<Date>;
    };
    text_change: { item: number; rev: number; batch: string; steps: JsonColumn; at: Date };
    live_here: { contributor: string; assessment: number; item: number | null; at: Date };
  }
}
