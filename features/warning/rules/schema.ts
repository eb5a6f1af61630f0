import { z } from "zod";
import { NynorskSchema } from "../../block/rules/index.ts";

/** Shown with the warning: what a reader or a decision loses. */
const why = z.string().min(1);
const whyNn = NynorskSchema;

/** The key of a block in the same template. */
const block = z.string().min(1);
const blocks = z.array(block);
const option = z.string().min(1);

/** A rule by which an assessment is doubtful, as a template holds it. A warning stops nothing. */
export const WarningRuleSchema = z.discriminatedUnion("kind", [
  /** The newest search is older than this number of days. */
  z.strictObject({ kind: z.literal("OldSearch"), days: z.int().positive(), why, whyNn }),
  /** Searches found something, but the way from hits to included studies is not explained. */
  z.strictObject({ kind: z.literal("SelectionNotExplained"), why, whyNn }),
  /** More studies are included than the evidence tables describe. */
  z.strictObject({ kind: z.literal("IncludedNotInTables"), why, whyNn }),
  /** The evidence tables describe more studies than are included. */
  z.strictObject({ kind: z.literal("InTablesNotIncluded"), why, whyNn }),
  z.strictObject({ kind: z.literal("StudyWithoutReference"), why, whyNn }),
  /** A study's effect has no number, and none of the words that say why. */
  z.strictObject({ kind: z.literal("EffectWithoutNumber"), unless: z.array(z.string().min(1)), why, whyNn }),
  /** Costs are given, and none of the four texts says what they are based on. */
  z.strictObject({ kind: z.literal("CostsWithoutSource"), why, whyNn }),
  /** Costs are given and explained, and no text names a year. */
  z.strictObject({ kind: z.literal("CostsWithoutYear"), why, whyNn }),
  /** In a year the two methods have another number of patients, which moves Netto by itself. */
  z.strictObject({ kind: z.literal("UnequalPatients"), why, whyNn }),
  /** A study's results have numbers that no study can have. */
  z.strictObject({ kind: z.literal("NumbersCannotBe"), why, whyNn }),
  /** A study's results have numbers that may be right, but seldom are. */
  z.strictObject({ kind: z.literal("NumbersToLookAt"), why, whyNn }),
  /** The economy counts with another number of patients than the block says. */
  z.strictObject({ kind: z.literal("PatientsAgainstEconomy"), block, why, whyNn }),
  /** A number in one of the blocks stands in no other block. */
  z.strictObject({ kind: z.literal("NumberNowhereElse"), blocks, why, whyNn }),
  /** The outcome table has one or two rows, or fewer than PICO names. */
  z.strictObject({ kind: z.literal("FewOutcomes"), why, whyNn }),
  z.strictObject({ kind: z.literal("OutcomeWithoutCertainty"), why, whyNn }),
  z.strictObject({ kind: z.literal("EffectWithoutAbsolute"), why, whyNn }),
  z.strictObject({ kind: z.literal("EffectWithoutInterval"), why, whyNn }),
  z.strictObject({ kind: z.literal("BaselineWithoutSource"), why, whyNn }),
  z.strictObject({ kind: z.literal("CertaintyAgainstReasons"), why, whyNn }),
  z.strictObject({ kind: z.literal("CertaintyWithoutReason"), why, whyNn }),
  z.strictObject({ kind: z.literal("HighTrustWideInterval"), why, whyNn }),
  z.strictObject({ kind: z.literal("SizeAgainstNumber"), why, whyNn }),
  /** The overall certainty, an option of the block, is above the lowest of the critical outcomes. */
  z.strictObject({
    kind: z.literal("TrustAboveOutcomes"),
    block,
    options: z.strictObject({ high: option, moderate: option, low: option, "very-low": option }),
    why,
    whyNn,
  }),
  /** No outcome of the table is unwanted. */
  z.strictObject({ kind: z.literal("OnlyGood"), why, whyNn }),
  /** One of the blocks holds a sentence that the outcome table gave before. */
  z.strictObject({ kind: z.literal("SentenceOutOfDate"), blocks, why, whyNn }),
  /** A sentence of one of the blocks names an outcome with a word of another certainty. */
  z.strictObject({ kind: z.literal("WordsAgainstTrust"), blocks, why, whyNn }),
  z.strictObject({ kind: z.literal("OpenComment"), why, whyNn }),
  /** A point of a review that was sent has no answer. */
  z.strictObject({ kind: z.literal("UnansweredReview"), why, whyNn }),
]);
/** Warnings of every template: the list of retracted studies names a study. features/retraction/README.md */
export const retractionWarnings = ["RetractedStudy", "DoubtedStudy"] as const;
export type RetractionWarning = (typeof retractionWarnings)[number];
/** A warning of every template: the text reads as another form of Norwegian than the authors chose. */
export const LANGUAGE_WARNING = "OtherLanguage" as const;

export const warningKinds = [
  ...WarningRuleSchema.options.map(({ shape }) => shape.kind.value),
  ...retractionWarnings,
  LANGUAGE_WARNING,
];
export type WarningRule = z.infer<typeof WarningRuleSchema>;
