import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Guid, Instant, NumberOrGuid, RowNumber } from "../../platform/pure/contract/values.ts";
import { seatRoles } from "../access/rules/index.ts";
import type { historyPaths } from "./paths.ts";

/** Numbers of the history have 64 bits in the database, and fit a JSON number. */
const EntryId = z.coerce.number().pipe(z.int().positive());

export const WrittenBy = z.object({
  name: z.string(),
  role: z.enum(seatRoles).nullable().describe("null for the desk"),
  contributorId: Guid.nullable(),
});

/** Consecutive writes by one person in one field, row or file. */
const HistoryEntry = z.object({
  id: z.int().describe("of the last write in it"),
  previous: z.int().nullable().describe("what stood before; null when nothing did"),
  kind: z.enum(["title", "text", "row", "file"]),
  action: z.enum(["saved", "deleted", "restored", "moved", "redacted"]),
  contentGuid: Guid.nullable().describe("the block; null for the assessment's title"),
  what: z.string().describe("the name of the row or file as it is now; empty for a text"),
  from: Instant,
  at: Instant,
  by: WrittenBy,
  isNewest: z.boolean().describe("nothing was written there since"),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const FieldState = z.object({
  column: z.string().nullable().describe("of a row, by its name inside; null for a text"),
  before: z.string(),
  after: z.string(),
  now: z.string(),
  value: z.union([z.string(), z.array(z.string())]).describe("what was stored, to write it again"),
  isNow: z.boolean().describe("the same is stored now"),
});
export type FieldState = z.infer<typeof FieldState>;

/** Calls for the history of writes. */
export const fieldHistoryCalls = {
  fieldHistory: {
    summary: "Who wrote in an assessment, or in one field of it, and when; the newest first",
    params: z.object({ id: NumberOrGuid }),
    query: z.object({
      of: z
        .union([z.literal("title"), Guid])
        .optional()
        .describe("a block; the assessment's title; none: everything"),
      before: EntryId.optional().describe("entries older than this one"),
    }),
    answer: z.object({ entries: z.array(HistoryEntry), more: z.boolean().describe("there are older ones") }),
  },
  historyEntry: {
    summary: "What an entry of the history changed, as plain text, beside what stands there now",
    params: z.object({ id: NumberOrGuid, entry: EntryId }),
    query: z.object({ previous: EntryId.optional().describe("what to compare it with; none: with nothing") }),
    answer: z.object({
      row: RowNumber.nullable(),
      rowKind: z.string().nullable(),
      part: z.string().describe("of the block in which the row stands"),
      isGone: z.boolean().describe("the row was deleted"),
      states: z.array(FieldState).describe("what differs between the three; none when it was no text"),
    }),
  },
} as const satisfies SchemasOf<typeof historyPaths>;
