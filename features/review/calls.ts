import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Done, Guid, Instant, NumberOrGuid, SeenRev } from "../../platform/pure/contract/values.ts";
import { ReaderBlockSchema } from "../kinds/rules/index.ts";
import type { reviewPaths } from "./paths.ts";
import { SentReview } from "./rules/index.ts";

/** A field of the assessment that was written in since a review was begun or sent, and where it stands. */
const ChangedField = z.object({
  title: z.string(),
  tab: z.int(),
  section: Guid.nullable(),
  contentGuid: Guid.nullable().describe("null: the assessment's title, which stands in no section"),
  at: Instant,
});

/** A review as one of those who take part gets it. */
export const ReviewView = z.object({
  name: z.string(),
  contributorId: Guid.nullable().describe("null once it is published"),
  isMine: z.boolean(),
  blocks: z.array(Guid).describe("those of the review section that the caller writes in for it"),
  state: z.enum(["asked", "accepted", "declined", "sent"]),
  due: z.iso.date().nullable(),
  reason: z.string().describe("why it was declined"),
  suggestion: z.string().describe("who could be asked instead"),
  interests: z
    .array(ReaderBlockSchema)
    .describe("what a reviewer who has not sent yet has declared; for who may know it, else empty"),
  upon: Instant.nullable().describe("it was written upon the assessment as it was then"),
  changedSince: z.array(ChangedField),
  sent: SentReview.extend({
    number: z.int().describe("1 when it was sent once"),
    edition: z.int().describe("the edition of the assessment that it was written for"),
    at: Instant,
  }).nullable(),
  answers: z.array(
    z.object({
      question: z.string(),
      contentGuid: Guid,
      text: z.string(),
      callsForReply: z.boolean().describe("the reviewer's answer asks something of the authors, by the template"),
    }),
  ),
  answersShown: z.object({ contentGuid: Guid, isShown: z.boolean() }).nullable(),
});

const ownSeat = z
  .string()
  .max(100)
  .nullish()
  .describe("which of the caller's own reviews; may be left out by who has one");
const assessmentId = NumberOrGuid.describe("the assessment");
const rev = SeenRev.describe("of the assessment, as the caller last saw it");
const day = z.string().max(40).nullish().describe("ISO or dd.mm.yyyy; null or empty: none");

export const reviewCalls = {
  setPeerReviewStatus: {
    summary: "Send one's review; again for an updated one",
    body: z.object({
      assessmentId,
      isPeerReviewed: z.literal(true),
      contributorId: ownSeat,
      rev,
    }),
    answer: Done.extend({ number: z.int(), sentAt: Instant }),
  },
  answerReviewRequest: {
    summary: "Accept to review, or decline with a reason and perhaps another name",
    body: z.object({
      assessmentId,
      contributorId: ownSeat,
      accept: z.boolean(),
      reason: z.string().max(5000).nullish(),
      suggestion: z.string().max(1000).nullish().describe("who could be asked instead"),
      rev,
    }),
    answer: Done,
  },
  reviewChange: {
    summary: "What a field said when a review was begun or sent, and what it says now; for who sees that review",
    params: z.object({ id: NumberOrGuid }),
    query: z.object({
      contributorId: Guid.describe("whose review"),
      contentGuid: Guid.optional().describe("the field; none: the assessment's title"),
    }),
    answer: z.object({ before: z.string(), after: z.string() }).describe("as plain text"),
  },
  setReviewDue: {
    summary: "Set the day on which a review should be sent, or take it away; by the initiator",
    body: z.object({ assessmentId, contributorId: z.string().max(100), due: day, rev }),
    answer: Done.extend({ due: z.iso.date().nullable() }),
  },
} as const satisfies SchemasOf<typeof reviewPaths>;

export type ReviewView = z.infer<typeof ReviewView>;
