import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Done, Instant, NumberOrGuid, Rev } from "../../platform/pure/contract/values.ts";
import { abilities } from "../access/rules/index.ts";
import type { livingPaths } from "./paths.ts";
import { hindrances, NO_REVIEW_DAY } from "./rules/index.ts";

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
  usual: Day.describe("24 months ahead"),
  waiting: z
    .object({ dueOn: Day, searchedOn: Day, at: Instant, by: z.string() })
    .nullable()
    .describe("the initiator's confirmation that nothing has changed, which waits for the desk"),
  hindrance: z.enum(hindrances).nullable().describe("why it cannot be confirmed as unchanged now; null: it can"),
  confirmed: z.int().nullable().describe("the edition that repeats the one before it, while that can be undone"),
  abilities: z.array(z.enum(abilities)),
});
export type ReviewDay = z.infer<typeof ReviewDay>;

/** A published assessment whose initiator says that nothing has changed, which waits for the desk. */
export const WaitingConfirmation = z.object({
  id: z.int(),
  name: z.string(),
  rev: z.int().describe("of the review day, for confirmUnchanged"),
  dueOn: Day,
  searchedOn: Day,
});

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
  confirmUnchanged: {
    summary:
      "Confirm that nothing has changed. By the desk, and by the initiator where the site's settings say so, it makes an edition that repeats the newest one; else it waits for the desk",
    params: OneAssessment,
    body: z.object({
      rev: Rev,
      dueOn: ReviewDayText.describe("the next review day, as in setReviewDay but never none"),
      searchedOn: z.string().max(40).describe("ISO or dd.mm.yyyy, not after today: when new research was searched for"),
    }),
    answer: Done.extend({
      rev: z.int(),
      version: z.int().nullable().describe("the edition; null: it waits for the desk"),
    }),
  },
  declineConfirmation: {
    summary: "Decline an initiator's confirmation that waits, with a message to the initiator",
    params: OneAssessment,
    body: z.object({ rev: Rev, message: z.string().max(5_000) }),
    answer: Done.extend({ rev: z.int() }),
  },
  undoConfirmation: {
    summary: "Undo a confirmation within 30 days: its edition is withdrawn, and the one before it stands",
    params: OneAssessment,
    body: z.object({ rev: Rev }),
    answer: Done.extend({ rev: z.int() }),
  },
} as const satisfies SchemasOf<typeof livingPaths>;
