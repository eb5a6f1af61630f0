import type { Certainty } from "./columns.ts";
import type { ReasonKey, Step } from "./shown-outcome.ts";

/** The words of an outcome table for readers: features/outcome/texts.ts. */
export type OutcomeWords = {
  readonly columns: Readonly<
    Record<"outcome" | "without" | "with" | "difference" | "relative" | "studies" | "certainty", string>
  >;
  readonly columnNamed: (name: string) => string;
  readonly withMethod: (name: string, isMethod: boolean) => string;
  readonly ofAll: (count: string, per: string) => string;
  readonly perYears: (count: string, per: string) => string;
  readonly followUp: (time: string) => string;
  readonly scale: (scale: string) => string;
  readonly studyCount: (studies: number) => string;
  readonly participants: (count: string) => string;
  readonly noStudies: string;
  readonly certainty: Readonly<Record<Certainty, string>>;
  readonly why: (certainty: string) => string;
  readonly reasons: Readonly<Record<ReasonKey, string>>;
  readonly steps: Readonly<Record<Step, string>>;
};
