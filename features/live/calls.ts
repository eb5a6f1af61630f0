import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { isNestedAtMost } from "../../platform/pure/contract/nesting.ts";
import { Done, Guid, NumberOrGuid, RowNumber, Saved, StatusNumber } from "../../platform/pure/contract/values.ts";
import type { livePaths } from "./paths.ts";

const no = z.int().describe("counts the changes of the assessment, without gaps");
const by = Guid.nullable().describe("the seat that wrote it; null for the desk");
const value = z.union([z.string(), z.array(z.string())]);

/** Lists within lists come to a quarter of this. */
const DEEPEST_STEP = 200;

/** A step of a text, as prosemirror-transform writes it. It is read with the schema of the texts. */
const Step = z.record(z.string(), z.unknown()).refine((step) => isNestedAtMost(DEEPEST_STEP, step));

/** The name of what is saved together: the same when it is sent again because the answer was lost. */
const batch = z
  .string()
  .regex(/^[\w-]{8,128}$/)
  .describe("a name that the writer gives it, the same when it is sent again");

/** The steps that made a revision of the one before. */
const TextBatch = z.object({ rev: z.int(), batch: z.string(), steps: z.array(Step) });

/**
 * One change of an assessment. `hidden` is all that a caller learns of what they may not see. A value or cells that are absent were too
 * long, or replaced by now: the working copy has them.
 */
export const LiveChange = z.discriminatedUnion("kind", [
  z.object({ no, kind: z.literal("hidden") }),
  z.object({
    no,
    kind: z.literal("value"),
    by,
    item: z.int(),
    rev: z.int(),
    value: value.optional(),
    written: TextBatch.omit({ rev: true }).optional().describe("the steps that a rich text was written by"),
  }),
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
  z.object({ no, kind: z.enum(["seat", "template"]) }),
  z.object({ no, kind: z.literal("status"), status: StatusNumber }),
]);

const TextParams = z.object({
  id: NumberOrGuid,
  item: NumberOrGuid.describe("content guid (or number) of a block of rich text"),
});

/** A person who has the assessment open, and the block they are in. */
export const LiveHere = z.object({ seat: Guid, name: z.string(), item: z.int().nullable() });

/** Where somebody stands in a rich text, counted as ProseMirror counts: in the document of a revision, from where the selection began to its moving end. */
export const LivePlace = z.object({
  rev: z.int32().nonnegative(),
  anchor: z.int32().nonnegative(),
  head: z.int32().nonnegative(),
});

/** The cursor of a seat in a text, or null when the seat has stopped sharing it. */
export const LiveMark = z.object({ seat: Guid, at: LivePlace.extend({ item: z.int() }).nullable() });

/** Why a stream ends: it is not opened again when the seat is gone or the person has signed out. */
export const LiveBye = z.object({ because: z.enum(["seat-gone", "signed-out", "stopping"]) });

/** The calls about working at the same time. The stream `GET /api/live/{id}` is not among them, because it does not end. */
export const liveCalls = {
  liveChanges: {
    summary: "What changed after a number: for browsers whose stream is cut",
    params: z.object({ id: NumberOrGuid }),
    query: z.object({ after: z.coerce.number().pipe(z.int32().nonnegative()).optional() }),
    answer: z.object({
      no,
      reload: z.boolean().describe("too much has changed to list it: read the working copy"),
      changes: z.array(LiveChange),
    }),
  },
  sayHere: {
    summary:
      "One of the caller's seats has the assessment open, and is in a block or in none: until it says otherwise, or 45 s after its stream ended",
    params: z.object({ id: NumberOrGuid }),
    body: z.object({
      item: RowNumber.nullish().describe("the number of a block"),
      seat: Guid.nullish().describe("the contributorId shown, where the caller holds several"),
      left: z.boolean().nullish().describe("the page is closed"),
      at: LivePlace.nullish().describe("the place in a rich text, for those who have it open; null: told no more"),
    }),
    answer: Done,
  },
  getText: {
    summary: "A rich text, and the steps that it was written by after a revision",
    params: TextParams,
    query: z.object({ after: z.coerce.number().pipe(z.int32().nonnegative()).optional() }),
    answer: z.object({
      rev: z.int(),
      value: z.string(),
      changes: z
        .array(TextBatch)
        .describe("those that are kept, in order; one that is missing was saved as a whole value"),
      redacted: z.literal(true).exactOptional().describe("words were taken out after that revision"),
    }),
  },
  saveTextSteps: {
    summary: "Write in a rich text by steps upon its revision; another revision answers 409 with the steps in between",
    params: TextParams,
    body: z.object({ rev: z.int32().nonnegative(), batch, steps: z.array(Step).min(1).max(200) }),
    answer: Saved.extend({
      value: z.string().describe("as stored, after cleaning"),
      alsoChanged: z.array(z.enum(["blocks", "missing"])).describe("as SaveSchemaItem answers it"),
    }),
  },
} as const satisfies SchemasOf<typeof livePaths>;

export type LiveChange = z.infer<typeof LiveChange>;
export type LiveHere = z.infer<typeof LiveHere>;
export type LivePlace = z.infer<typeof LivePlace>;
export type LiveMark = z.infer<typeof LiveMark>;
export type LiveBye = z.infer<typeof LiveBye>;
