/** The measures of an effect that a study may report. */
export const resultMeasures = ["RR", "OR", "PETO", "HR", "RD", "IRR", "MD", "SMD"] as const;
export type ResultMeasure = (typeof resultMeasures)[number];

/** The numbers of the two arms, and of the effect. They are stored as people write them. */
export const numberColumns = [
  "interventionEvents",
  "interventionTotal",
  "controlEvents",
  "controlTotal",
  "interventionPercent",
  "controlPercent",
  "interventionMean",
  "interventionSd",
  "controlMean",
  "controlSd",
  "effect",
  "effectLow",
  "effectHigh",
] as const;
export type NumberColumn = (typeof numberColumns)[number];

/** Every cell of a result: one outcome in one study. `study` is the id of the study's row. */
export type ResultColumnKey =
  | NumberColumn
  | "study"
  | "outcome"
  | "measure"
  | "effectUnit"
  | "pValue"
  | "adjusted"
  | "pooled"
  | "text";

/** The cells of a result. An absent cell is empty. */
export type ResultCells = Readonly<Partial<Record<ResultColumnKey, string>>>;

/** The cells of its study that a result is compared with. */
export type StudyOfResult = {
  readonly interventionGroupNumberOfPatients?: string;
  readonly controlGroupNumberOfPatients?: string;
  /** Rich text as plain text, a paragraph on each line. */
  readonly resultEffect?: string;
};
