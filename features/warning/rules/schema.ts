import { z } from "zod";

/** Shown with the warning: what a reader or a decision loses. */
const why = z.string().min(1);

/** A rule by which an assessment is doubtful, as a template holds it. A warning stops nothing. */
export const WarningRuleSchema = z.discriminatedUnion("kind", [
  /** The newest search is older than this number of days. */
  z.strictObject({ kind: z.literal("OldSearch"), days: z.int().positive(), why }),
  /** Searches found something, but the way from hits to included studies is not explained. */
  z.strictObject({ kind: z.literal("SelectionNotExplained"), why }),
  /** More studies are included than the evidence tables describe. */
  z.strictObject({ kind: z.literal("IncludedNotInTables"), why }),
  /** The evidence tables describe more studies than are included. */
  z.strictObject({ kind: z.literal("InTablesNotIncluded"), why }),
  z.strictObject({ kind: z.literal("StudyWithoutReference"), why }),
  /** A study's effect has no number, and none of the words that say why. */
  z.strictObject({ kind: z.literal("EffectWithoutNumber"), unless: z.array(z.string().min(1)), why }),
  /** Costs are given, and none of the four texts says what they are based on. */
  z.strictObject({ kind: z.literal("CostsWithoutSource"), why }),
  /** Costs are given and explained, and no text names a year. */
  z.strictObject({ kind: z.literal("CostsWithoutYear"), why }),
  /** In a year the two methods have another number of patients, which moves Netto by itself. */
  z.strictObject({ kind: z.literal("UnequalPatients"), why }),
  z.strictObject({ kind: z.literal("OpenComment"), why }),
  /** A point of a review that was sent has no answer. */
  z.strictObject({ kind: z.literal("UnansweredReview"), why }),
]);
/** Warnings of every template: the list of retracted studies names a study. features/retraction/README.md */
export const retractionWarnings = ["RetractedStudy", "DoubtedStudy"] as const;
export type RetractionWarning = (typeof retractionWarnings)[number];

export const warningKinds = [...WarningRuleSchema.options.map(({ shape }) => shape.kind.value), ...retractionWarnings];
export type WarningRule = z.infer<typeof WarningRuleSchema>;
