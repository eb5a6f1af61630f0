import { z } from "zod";
import { Done, Guid, NumberOrGuid, RowNumber, StatusNumber } from "./values.ts";

const no = z.int().describe("counts the changes of the assessment, without gaps");
const by = Guid.nullable().describe("the seat that wrote it; null for the desk");
const value = z.union([z.string(), z.array(z.string())]);

/**
 * One change of an assessment. `hidden` is all that a caller learns of what they may not see. A value or cells that are absent were too
 * long, or replaced by now: the working copy has them. docs/spec/live.md, Changes
 */
export const LiveChange = z.discriminatedUnion("kind", [
  z.object({ no, kind: z.literal("hidden") }),
  z.object({ no, kind: z.literal("value"), by, item: z.int(), rev: z.int(), value: value.optional() }),
  z.object({
    no,
    kind: z.literal("cells"),
    by,
    item: z.int(),
    row: z.int(),
    rev: z.int(),
    cells: z.record(z.string(), z.string()).optional(),
  }),
  z.object({ no, kind: z.literal("comment"), by }),
  z.object({ no, kind: z.enum(["item", "file", "heading", "review"]), by }),
  z.object({ no, kind: z.literal("seat") }),
  z.object({ no, kind: z.literal("status"), status: StatusNumber }),
]);

/** Who has the assessment open, and the block they are in. */
export const LiveHere = z.object({ seat: Guid, name: z.string(), item: z.int().nullable() });

/** Why a stream ends: it is not opened again when the seat is gone or the person has signed out. */
export const LiveBye = z.object({ because: z.enum(["seat-gone", "signed-out", "stopping"]) });

/** The calls about working at the same time: docs/spec/live.md. The stream `GET /api/live/{id}` is no call: it does not end. */
export const liveCalls = {
  liveChanges: {
    summary: "What changed after a number, and who is here: for browsers whose stream is cut",
    params: z.object({ id: NumberOrGuid }),
    query: z.object({ after: z.coerce.number().pipe(z.int32().nonnegative()).optional() }),
    answer: z.object({
      no,
      reload: z.boolean().describe("too much has changed to list it: read the working copy"),
      changes: z.array(LiveChange),
      here: z.array(LiveHere),
    }),
  },
  sayHere: {
    summary: "One of the caller's seats has the assessment open, and is in a block or in none",
    params: z.object({ id: NumberOrGuid }),
    body: z.object({
      item: RowNumber.nullish().describe("the number of a block"),
      seat: Guid.nullish().describe("the contributorId shown, where the caller holds several"),
      left: z.boolean().nullish().describe("the page is closed"),
    }),
    answer: Done,
  },
} as const;

export type LiveChange = z.infer<typeof LiveChange>;
export type LiveHere = z.infer<typeof LiveHere>;
export type LiveBye = z.infer<typeof LiveBye>;
