import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { ContentLanguage, Instant, NumberOrGuid } from "../../platform/pure/contract/values.ts";
import { certainties, recommendations } from "../block/rules/index.ts";
import type { decisionSheetPaths } from "./paths.ts";

const Labelled = z.strictObject({ label: z.string(), text: z.string() });
const OutcomeRow = z.strictObject({
  id: z.int(),
  name: z.string(),
  without: z.string(),
  with: z.string(),
  difference: z.string().describe("with its interval"),
  trust: z.string(),
  certainty: z.enum(["high", "moderate", "low", "very-low"]).nullable().describe("null: no study measured it"),
});

/** The sheet as page and PDF draw it: every text is short enough for its place on one A4 page. */
export const DecisionSheet = z.strictObject({
  id: z.int(),
  edition: z.strictObject({ publication: z.int(), version: z.int(), newest: z.int() }),
  heading: z.string().describe("the whole title"),
  title: z.string().describe("the title as the sheet has room for it"),
  organization: z.string(),
  published: Instant,
  notes: z.array(z.string()).readonly().describe("which of its studies are retracted or doubted"),
  question: z.array(Labelled).readonly().describe("PICO, a line each"),
  recommendation: z.string(),
  recommends: z.enum(recommendations).nullable().describe("the known choice, null for another"),
  conditions: z.string(),
  confidence: z.string(),
  confidenceMeans: z.string(),
  certainty: z.enum(certainties).nullable(),
  outcomes: z
    .strictObject({
      columns: z.strictObject({ without: z.string(), with: z.string() }),
      rows: z.array(OutcomeRow).readonly(),
      sentences: z.array(z.string()).readonly(),
      leftOut: z.string().describe("how many the sheet has no room for, or empty"),
    })
    .nullable(),
  costs: z
    .strictObject({
      years: z.array(z.string()).readonly(),
      rows: z.array(z.strictObject({ label: z.string(), amounts: z.array(z.string()).readonly() })).readonly(),
      note: z.string(),
    })
    .nullable(),
  judgements: z.array(Labelled).readonly(),
  review: z.string().describe("whether it is peer reviewed, and when was last searched"),
});
export type DecisionSheet = z.infer<typeof DecisionSheet>;

const SheetAnswer = DecisionSheet.extend({
  language: ContentLanguage.optional().describe("the form that its authors wrote it in; absent where it is not known"),
  links: z.strictObject({
    here: z.string(),
    newest: z.string().describe("the sheet of the newest edition"),
    pdf: z.string(),
  }),
});
export type SheetAnswer = z.infer<typeof SheetAnswer>;

export const decisionSheetCalls = {
  decisionSheet: {
    summary: "The decision sheet of a published edition: what a decider needs, on one page",
    params: z.object({ id: NumberOrGuid }),
    query: z.object({
      version: z.coerce
        .number()
        .pipe(z.int().min(1).max(99_999))
        .optional()
        .describe("an edition by its number; without it the newest"),
    }),
    answer: SheetAnswer,
  },
} as const satisfies SchemasOf<typeof decisionSheetPaths>;
