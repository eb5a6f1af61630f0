import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Done, NumberOrGuid, Rev } from "../../platform/pure/contract/values.ts";
import { abilities } from "../access/rules/index.ts";
import type { livingPaths } from "./paths.ts";
import { NO_REVIEW_DAY } from "./rules/index.ts";

const Day = z.iso.date();
const OneAssessment = z.object({ id: NumberOrGuid });

/** A review day as it is written. */
export const ReviewDayText = z
  .string()
  .max(40)
  .describe(`ISO or dd.mm.yyyy, after today and at most 5 years ahead; "${NO_REVIEW_DAY}" for no day`);

/** When a published assessment is looked at again, for its initiator and the desk. */
const ReviewDay = z.object({
  rev: z.int().describe("counts the changes of the review day; 0 before the first"),
  isPublished: z.boolean().describe("an edition stands"),
  dueOn: Day.nullable(),
  isPassed: z.boolean().describe("from the day after"),
  said: Day.nullable().describe("the day that the text says"),
  suggested: Day.describe("that day when it may be chosen, else 24 months ahead"),
  abilities: z.array(z.enum(abilities)),
});
export type ReviewDay = z.infer<typeof ReviewDay>;

export const livingCalls = {
  reviewDay: {
    summary: "By which day a published assessment is looked at again; for its initiator and the desk",
    params: OneAssessment,
    answer: ReviewDay,
  },
  setReviewDay: {
    summary: "Change the day by which a published assessment is looked at again; no new edition",
    params: OneAssessment,
    body: z.object({
      rev: Rev,
      dueOn: ReviewDayText,
      reason: z.string().max(20_000).describe("at most 1,000 characters; the desk's log shows it"),
    }),
    answer: Done.extend({ rev: z.int(), dueOn: Day.nullable() }),
  },
} as const satisfies SchemasOf<typeof livingPaths>;
