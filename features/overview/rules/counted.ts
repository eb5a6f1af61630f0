import type { AssessmentType } from "../../assessment/rules/index.ts";
import type { FollowUpResult, Outcome } from "../../decision/rules/index.ts";
import type { PaperState } from "../../retraction/rules/index.ts";
import type { Criterion } from "./edition-figures.ts";
import type { WordsCount } from "./language-share.ts";
import type { LeftStage, PublishedKind, Stage } from "./stages.ts";

type Of<T> = T & { readonly organization: number; readonly type: AssessmentType };

/** How long the assessments of a group are or were in a stage, in whole days. */
export type Aged<S> = Of<{ readonly stage: S; readonly days: readonly number[] }>;

export type PublishedCount = Of<{ readonly kind: PublishedKind; readonly year: number; readonly count: number }>;

/** The figures about decisions. `outcome` and `result` have a row for each of their values. */
export type DecisionCount = Of<
  | { readonly figure: "outcome"; readonly value: Outcome; readonly count: number }
  | { readonly figure: "result"; readonly value: FollowUpResult; readonly count: number }
  | {
      /** Assessments: decided on or followed up in the year, with an edition older than six months, with a decision on it. */
      readonly figure: "decided" | "reported" | "older" | "older-decided";
      readonly value: null;
      readonly count: number;
    }
  | { readonly figure: "asked" | "due" | "overdue"; readonly value: null; readonly count: number }
>;

/** The standing editions of a group, by criteria and days. */
export type EditionCount = Of<{
  readonly editions: number;
  readonly reviewPassed: number;
  readonly reviewLongPassed: number;
  readonly oldSearches: number;
  readonly applies: Readonly<Record<Criterion, number>>;
  readonly meets: Readonly<Record<Criterion, number>>;
}>;

export type RetractedCount = Of<{ readonly state: PaperState; readonly count: number }>;

/** Everything that the overview is made of, of all assessments: what is hidden depends on what is not chosen too. */
export type Counted = {
  readonly pipeline: readonly Aged<Stage>[];
  readonly left: readonly Aged<LeftStage>[];
  readonly published: readonly PublishedCount[];
  readonly decisions: readonly DecisionCount[];
  readonly editions: readonly EditionCount[];
  readonly retracted: readonly RetractedCount[];
  readonly words: readonly WordsCount[];
  /** Standing editions that are not among all of these, because their figures are not noted. */
  readonly uncounted: number;
};
