import { z } from "zod";
import { AuthorRowSchema, NynorskSchema, templateFields } from "../../block/rules/template-fields.ts";

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
/** The same as a template writes them. */
const WrittenHelps = z.strictObject({
  name: Help,
  nameNn: NynorskSchema,
  importance: Help,
  importanceNn: NynorskSchema,
  "baseline.1.value": Help,
  "baseline.1.valueNn": NynorskSchema,
  effect: Help,
  effectNn: NynorskSchema,
  importantFrom: Help,
  importantFromNn: NynorskSchema,
  size: Help,
  sizeNn: NynorskSchema,
  start: Help,
  startNn: NynorskSchema,
  riskOfBias: Help,
  riskOfBiasNn: NynorskSchema,
  inconsistency: Help,
  inconsistencyNn: NynorskSchema,
  indirectness: Help,
  indirectnessNn: NynorskSchema,
  imprecision: Help,
  imprecisionNn: NynorskSchema,
  publicationBias: Help,
  publicationBiasNn: NynorskSchema,
  certainty: Help,
  certaintyNn: NynorskSchema,
  certaintyWhy: Help,
  certaintyWhyNn: NynorskSchema,
});

export const OutcomeTableTemplate = z.strictObject({
  kind: z.literal("OutcomeTable"),
  ...templateFields,
  helps: WrittenHelps.exactOptional(),
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
