import { z } from "zod";
import { Done, Instant, optional, RowNumber } from "../../platform/pure/contract/values.ts";
import { assessmentRoute, notificationRoute } from "./rules/index.ts";

const SynonymRule = z.object({
  id: z.int(),
  words: z.array(z.string()),
  oneWay: z.boolean().describe("who searches for the first word finds the others, and not the other way round"),
  by: z.string(),
  at: Instant,
});
export type SynonymRule = z.infer<typeof SynonymRule>;

const Promotion = z.object({
  id: z.int(),
  words: z.array(z.string()),
  title: z.string(),
  isPublic: z.boolean().describe("false: it is shown to nobody until the document is public again"),
  by: z.string(),
  at: Instant,
});
export type Promotion = z.infer<typeof Promotion>;

const MissedWord = z.object({
  route: z.enum([assessmentRoute, notificationRoute]),
  word: z.string(),
  times: z.int(),
  days: z.int(),
  last: z.string().describe("the last day, as yyyy-mm-dd"),
});
export type MissedWord = z.infer<typeof MissedWord>;

/** The settings of the search that editors decide. */
export const searchDeskCalls = {
  deskSearch: {
    summary: "Words that mean the same, what is put first, and words that found nothing",
    answer: z.object({
      synonyms: z.array(SynonymRule),
      ended: z
        .array(SynonymRule)
        .describe("rules that were deleted or changed, the last first; `by` and `at` say who ended them, and when"),
      promotions: z.array(Promotion),
      missed: z.array(MissedWord),
    }),
  },
  deskSaveSynonyms: {
    summary: "Words that mean the same from now on, in place of another rule or beside the others",
    body: z.object({
      words: z.string().max(2_000).describe("parted by commas"),
      oneWay: optional(z.boolean(), false),
      replaces: optional(RowNumber.nullable(), null),
    }),
    answer: Done.extend({ id: z.int() }),
  },
  deskAddSynonymList: {
    summary: "Many rules at once: a line each, words by commas, and > after the first word of a one-way rule",
    body: z.object({ list: z.string().max(400_000) }),
    answer: Done.extend({
      added: z.int(),
      known: z.int().describe("rules that were there"),
      refused: z.array(z.string()).describe("lines that are no rule, or that there was no room for"),
    }),
  },
  deskPromote: {
    summary: "Put a public document first when somebody searches for one of these words",
    body: z.object({
      words: z.string().max(2_000).describe("words or phrases, parted by commas"),
      address: z.string().max(2_000).describe("of an assessment or a notification, with or without the host"),
    }),
    answer: Done.extend({ id: z.int() }),
  },
  deskEndPromotion: {
    summary: "Put a document first no more",
    params: z.object({ id: z.coerce.number().pipe(RowNumber) }),
    answer: Done,
  },
  deskRemoveSynonyms: {
    summary: "End a rule",
    params: z.object({ id: z.coerce.number().pipe(RowNumber) }),
    answer: Done,
  },
} as const;
