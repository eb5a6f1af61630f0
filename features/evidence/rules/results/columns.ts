import { measures } from "../../../outcome/rules/index.ts";

/** The numbers of the two arms, and of the effect. Their decimals are kept as they are written. */
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

export type ResultColumn = {
  readonly key: string;
  /** `number`: stored with a point and without spaces. `p`: a number, or its sign and a number. `marks`: what was set aside, not shown. */
  readonly type: "line" | "lines" | "number" | "p" | "choice" | "marks";
  /** Longest text, in characters. */
  readonly max?: number;
  /** For a choice: the stored values. */
  readonly options?: readonly string[];
};

const number = { type: "number", max: 40 } as const;
const yes = { type: "choice", options: ["ja"] } as const;

/** Every cell of a result in the order of the form, without `study`, which never changes. */
export const resultColumns = [
  { key: "outcome", type: "line", max: 200 },
  { key: "interventionEvents", ...number },
  { key: "interventionTotal", ...number },
  { key: "controlEvents", ...number },
  { key: "controlTotal", ...number },
  { key: "interventionPercent", ...number },
  { key: "controlPercent", ...number },
  { key: "interventionMean", ...number },
  { key: "interventionSd", ...number },
  { key: "controlMean", ...number },
  { key: "controlSd", ...number },
  { key: "measure", type: "choice", options: measures },
  { key: "effect", ...number },
  { key: "effectLow", ...number },
  { key: "effectHigh", ...number },
  { key: "effectUnit", type: "choice", options: ["andel", "prosentpoeng"] },
  { key: "pValue", type: "p", max: 40 },
  { key: "adjusted", ...yes },
  { key: "pooled", ...yes },
  { key: "text", type: "lines", max: 300 },
  { key: "setAside", type: "marks", max: 500 },
] as const satisfies readonly ResultColumn[];

/** Every cell of a result: one outcome in one study. `study` is the id of the study's row. */
export type ResultColumnKey = "study" | (typeof resultColumns)[number]["key"];

/** The cells of a result. An absent cell is empty. */
export type ResultCells = Readonly<Partial<Record<ResultColumnKey, string>>>;

/** The part of an evidence table that results are of; its other parts hold studies. */
export const RESULTS_PART = "results";
/** The most results of one study. */
export const RESULTS_MAX = 20;

/** The cells of its study that a result is compared with. */
export type StudyOfResult = {
  readonly interventionGroupNumberOfPatients?: string;
  readonly controlGroupNumberOfPatients?: string;
  /** Rich text as plain text, a paragraph on each line. */
  readonly resultEffect?: string;
};
