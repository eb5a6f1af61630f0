/** The measures of an effect that a study or an outcome may have. */
export const measures = ["RR", "OR", "PETO", "HR", "RD", "IRR", "MD", "SMD"] as const;
export type Measure = (typeof measures)[number];

/** Measures for which no difference is 1; for the others it is 0. */
const ratios: readonly string[] = ["RR", "OR", "PETO", "HR", "IRR"] satisfies readonly Measure[];
export const isRatio = (measure: string): boolean => ratios.includes(measure);

export const outcomeKinds = ["event", "measured", "rate", "narrative"] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** The four groups of an opened outcome, in the order of the form. */
export const outcomeGroups = ["outcome", "numbers", "trust", "readers"] as const;
export type OutcomeGroup = (typeof outcomeGroups)[number];

export type OutcomeColumn = {
  readonly key: string;
  readonly group: OutcomeGroup;
  /** `number`: stored with a point and without spaces. `risk`: a number, or a share in one of the forms of `readShare`. */
  readonly type: "line" | "lines" | "number" | "count" | "risk" | "choice";
  /** Longest text, in characters. */
  readonly max?: number;
  /** For a choice: the stored values. */
  readonly options?: readonly string[];
};

/** The most baselines of one outcome: risk groups in the same row. */
export const baselines = [1, 2, 3] as const;
type Baseline = (typeof baselines)[number];

/** Longest text of a cell that holds a number, in characters. */
const NUMBER_MAX = 40;

const number = { group: "numbers", type: "number", max: NUMBER_MAX } as const;
const count = { group: "numbers", type: "count", max: NUMBER_MAX } as const;
const reason = { group: "trust", type: "choice", options: ["0", "-1", "-2"] } as const;
const raise = { group: "trust", type: "choice", options: ["0", "1"] } as const;

const baseline = <N extends Baseline>(n: N) =>
  [
    { key: `baseline.${n}.value`, group: "numbers", type: "risk", max: NUMBER_MAX },
    { key: `baseline.${n}.per`, group: "numbers", type: "count", max: NUMBER_MAX },
    { key: `baseline.${n}.label`, group: "numbers", type: "line", max: 100 },
    { key: `baseline.${n}.source`, group: "numbers", type: "line", max: 300 },
  ] as const;

/** Every cell of an outcome in the order of the form. The terms are GRADE's: Cochrane Handbook, chapter 14. */
export const outcomeColumns = [
  { key: "name", group: "outcome", type: "line", max: 200 },
  { key: "nameInText", group: "outcome", type: "line", max: 200 },
  { key: "kind", group: "outcome", type: "choice", options: outcomeKinds },
  { key: "desirable", group: "outcome", type: "choice", options: ["less", "more"] },
  { key: "words", group: "outcome", type: "choice", options: ["level", "length", "amount", "quality"] },
  { key: "importance", group: "outcome", type: "choice", options: ["critical", "important", "minor"] },
  { key: "followUp", group: "outcome", type: "line", max: 100 },
  { key: "noStudies", group: "outcome", type: "choice", options: ["ja"] },
  { key: "studies", ...count },
  { key: "participants", ...count },
  ...baseline(1),
  ...baseline(2),
  ...baseline(3),
  { key: "unit", group: "numbers", type: "line", max: 100 },
  { key: "scale", group: "numbers", type: "line", max: 100 },
  { key: "sd", ...number },
  {
    key: "measure",
    group: "numbers",
    type: "choice",
    options: measures,
  },
  { key: "hrOf", group: "numbers", type: "choice", options: ["event", "free"] },
  { key: "effect", ...number },
  { key: "effectLow", ...number },
  { key: "effectHigh", ...number },
  { key: "direction", group: "numbers", type: "choice", options: ["lower", "higher", "same"] },
  { key: "importantFrom", ...number },
  { key: "size", group: "trust", type: "choice", options: ["trivial", "small", "moderate", "large"] },
  { key: "start", group: "trust", type: "choice", options: ["randomised", "observational", "robins"] },
  { key: "riskOfBias", ...reason },
  { key: "inconsistency", ...reason },
  { key: "indirectness", ...reason },
  { key: "imprecision", ...reason },
  { key: "publicationBias", group: "trust", type: "choice", options: ["0", "-1"] },
  { key: "largeEffect", group: "trust", type: "choice", options: ["0", "1", "2"] },
  { key: "doseResponse", ...raise },
  { key: "confounding", ...raise },
  { key: "certainty", group: "trust", type: "choice", options: ["high", "moderate", "low", "very-low"] },
  { key: "certaintyWhy", group: "trust", type: "lines", max: 500 },
  { key: "comment", group: "readers", type: "lines", max: 300 },
] as const satisfies readonly OutcomeColumn[];

export type OutcomeColumnKey = (typeof outcomeColumns)[number]["key"];

/** The cells of an outcome. An absent cell is empty. */
export type OutcomeCells = Readonly<Partial<Record<OutcomeColumnKey, string>>>;

type OptionsOf<Key extends OutcomeColumnKey> =
  Extract<(typeof outcomeColumns)[number], { key: Key }> extends { options: readonly (infer Option)[] }
    ? Option
    : never;

export type Certainty = OptionsOf<"certainty">;
export type Size = OptionsOf<"size">;
export type Importance = OptionsOf<"importance">;
export type Direction = OptionsOf<"direction">;

/** The part of the block that the rows are of. */
export const OUTCOMES_PART = "outcomes";
/** The most outcomes of one table. */
export const OUTCOMES_MAX = 12;
/** From this many on authors are advised to merge: a reader remembers three to seven. */
export const OUTCOMES_MANY = 8;
