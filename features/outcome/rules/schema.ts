import { z } from "zod";
import { AuthorRowSchema, templateFields } from "../../block/rules/template-fields.ts";

const Texts = {
  /** The method as it stands in a sentence. */
  interventionInText: z.string(),
  /** The comparison as it stands in a sentence. */
  comparatorInText: z.string(),
};

/** Help texts by cell key, of the cells that ask for a judgement. */
const Help = z.string().exactOptional();
const Helps = z.strictObject({
  name: Help,
  importance: Help,
  "baseline.1.value": Help,
  effect: Help,
  importantFrom: Help,
  size: Help,
  start: Help,
  riskOfBias: Help,
  inconsistency: Help,
  indirectness: Help,
  imprecision: Help,
  publicationBias: Help,
  certainty: Help,
  certaintyWhy: Help,
});

export const OutcomeTableTemplate = z.strictObject({
  kind: z.literal("OutcomeTable"),
  ...templateFields,
  helps: Helps.exactOptional(),
});

export const OutcomeTableAuthor = z.strictObject({
  kind: z.literal("OutcomeTable"),
  helps: Helps,
  ...Texts,
  rows: z.array(AuthorRowSchema),
});

export const OutcomeTableReader = z.strictObject({
  kind: z.literal("OutcomeTable"),
  ...Texts,
  /** The written cells by column key: `outcomeColumns`. */
  outcomes: z.array(z.strictObject({ id: z.int(), cells: z.record(z.string(), z.string()) })),
});

export type OutcomeTable = {
  block: z.infer<typeof OutcomeTableTemplate>;
  value: readonly string[];
  author: z.infer<typeof OutcomeTableAuthor>;
  reader: z.infer<typeof OutcomeTableReader>;
};
