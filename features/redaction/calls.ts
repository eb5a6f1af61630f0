import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Done, NumberOrGuid, StatusNumber } from "../../platform/pure/contract/values.ts";
import type { redactionPaths } from "./paths.ts";
import { redactionLimits } from "./rules/index.ts";

/** Where in an assessment words may stand. */
export const redactionPlaces = [
  "title",
  "message",
  "block",
  "file",
  "comment",
  "review",
  "edition",
  "withdrawn",
  "history",
  "version",
  "decision",
  "review-day",
] as const;

const Words = z
  .array(z.string().max(redactionLimits.longest))
  .max(redactionLimits.most)
  .describe("words and sentences, found whatever the case and the white space between them");

const FoundPlace = z.object({
  kind: z.enum(redactionPlaces),
  name: z.string().describe("the title of the block, or the number of the edition; else empty"),
  times: z.int().positive(),
  excerpt: z.string().nullable().describe("the first place; null for what a reviewer has not sent"),
});
export type FoundPlace = z.infer<typeof FoundPlace>;

const OneAssessment = z.object({ id: NumberOrGuid });

/** An assessment that was started from another, or from one that was: what was copied is its own, and is redacted there. */
export const Copy = z.object({ id: z.int(), title: z.string(), assessmentStatus: StatusNumber });
export type Copy = z.infer<typeof Copy>;

/** Taking words out of an assessment for good. */
export const redactionCalls = {
  deskFindWords: {
    summary: "Where words stand in everything that is stored of an assessment; nothing is changed",
    params: OneAssessment,
    body: z.object({ words: Words }),
    answer: z.object({
      places: z.array(FoundPlace),
      within: z.array(z.string()).describe("longer words that hold the asked ones, which would be left"),
      files: z.int().describe("uploaded files, which are not searched"),
      copies: z
        .array(
          Copy.extend({
            times: z
              .int()
              .nullable()
              .describe("how many places the words stand in there; null where it was not searched"),
            hasLonger: z.boolean().describe("longer words that hold them stand there, which would be left there too"),
          }),
        )
        .describe("assessments that were started from this one or adopt it, which are redacted by themselves"),
    }),
  },
  deskRedact: {
    summary: "Take words out of everything that is stored of an assessment, for good",
    params: OneAssessment,
    body: z.object({ words: Words, reason: z.string().max(500) }),
    answer: Done.extend({ times: z.int().describe("how many places they stood in") }),
  },
  deskEraseFiles: {
    summary: "Delete uploaded files for good, of those that authors have deleted and no standing edition shows",
    params: OneAssessment,
    body: z.object({ files: z.array(z.int().positive()).max(500), reason: z.string().max(500) }),
    answer: Done.extend({ count: z.int().describe("how many were deleted") }),
  },
} as const satisfies SchemasOf<typeof redactionPaths>;
