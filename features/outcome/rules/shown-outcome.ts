import { countOf, shownNumber } from "../../../platform/pure/norwegian-number/index.ts";
import type { Certainty, Importance, OutcomeCells, outcomeColumns } from "./columns.ts";
import { type BaselineEffect, type Effects, effectsOf } from "./effects.ts";

import { differenceWords, neededWords, relativeText } from "./reading.ts";
import { sentenceOf, type TextsInSentence } from "./sentence.ts";
import type { WrittenForm } from "./sentence-words.ts";
import { certaintyOf } from "./trust.ts";

/** One group of an outcome as readers see it. A text is empty where nothing follows. */
export type ShownLine = {
  /** The number of its baseline. Two groups may have the same name, or none. */
  readonly n: number;
  /** Names the group where the outcome has several. */
  readonly group: string;
  /** How many people the numbers without and with the method are of; null for what is measured. */
  readonly per: string | null;
  /** Whether they are events in person-years and not people. */
  readonly isRate: boolean;
  readonly without: string;
  readonly with: string;
  readonly difference: string;
  readonly interval: string;
  /** How many are treated for one event, with its interval. */
  readonly needed: string;
  /** Shares of `per`, to draw beside each other; null without both. */
  readonly bars: { readonly without: number; readonly with: number } | null;
};

/** An outcome as readers see it: texts, in one written form. */
export type ShownOutcome = {
  readonly name: string;
  readonly followUp: string;
  readonly scale: string;
  readonly lines: readonly ShownLine[];
  readonly relative: string;
  readonly studies: number | null;
  readonly participants: string;
  readonly hasNoStudies: boolean;
  readonly certainty: Certainty | null;
  readonly reasons: readonly { readonly key: ReasonKey; readonly step: Step }[];
  readonly why: string;
  readonly sentence: string;
  readonly comment: string;
};

const reasonKeys = [
  "riskOfBias",
  "inconsistency",
  "indirectness",
  "imprecision",
  "publicationBias",
  "largeEffect",
  "doseResponse",
  "confounding",
] as const;
export type ReasonKey = (typeof reasonKeys)[number];

const steps = ["-1", "-2", "1", "2"] as const;
export type Step = (typeof steps)[number];

type Effect = Extract<Effects, { readonly kind: "Effect" }>;

function lineOf(cells: OutcomeCells, effect: Effect, baseline: BaselineEffect, form: WrittenForm): ShownLine {
  const none = { without: "", with: "", difference: "", interval: "", needed: "", bars: null };
  const isRate = effect.scale === "rate";
  if (baseline.kind !== "Computed") return { n: baseline.n, group: baseline.label, per: null, isRate, ...none };
  const { shown } = baseline;
  const { value, interval } = differenceWords({ cells, effect, shown, form });
  const { per } = shown;
  const needed = shown.nnt && neededWords(shown.nnt, shown, form);
  const counted = (number: number | null) =>
    number === null ? "" : shownNumber(number, per === null ? decimalsOf(number) : 0);
  return {
    n: baseline.n,
    group: baseline.label,
    per: per === null ? null : shownNumber(per),
    isRate,
    without: counted(shown.baseline),
    with: counted(shown.with),
    // Without a number beside it the difference says itself what it is of.
    difference:
      per === null || shown.baseline !== null ? value : `${value} ${isRate ? "per" : "av"} ${shownNumber(per)}`,
    interval: interval ?? "",
    needed: needed ? `${needed.value} (${needed.interval})` : "",
    bars:
      per === null || shown.baseline === null || shown.with === null || effect.scale !== "risk"
        ? null
        : { without: shown.baseline / per, with: shown.with / per },
  };
}

const decimalsOf = (number: number): number => String(number).split(".")[1]?.length ?? 0;

/** An outcome for readers. The language is that of the assessment. */
export function shownOutcome(cells: OutcomeCells, texts: TextsInSentence, form: WrittenForm): ShownOutcome {
  const text = (key: (typeof outcomeColumns)[number]["key"]) => (cells[key] ?? "").trim();
  const hasNoStudies = cells.noStudies === "ja";
  const effects = effectsOf(cells);
  const said = sentenceOf(cells, texts);
  const participants = countOf(cells.participants);
  const counts = cells.start === "randomised" ? reasonKeys.slice(0, 5) : reasonKeys;
  return {
    name: text("name"),
    followUp: text("followUp"),
    scale: text("scale"),
    lines: effects.kind === "Effect" ? effects.baselines.map((each) => lineOf(cells, effects, each, form)) : [],
    relative: effects.kind === "Effect" && effects.scale !== "units" ? relativeText(cells) : "",
    studies: hasNoStudies ? null : countOf(cells.studies),
    participants: hasNoStudies || participants === null ? "" : shownNumber(participants),
    hasNoStudies,
    certainty: certaintyOf(cells),
    reasons: hasNoStudies
      ? []
      : counts.flatMap((key) => {
          const step = steps.find((each) => each === cells[key]);
          return step ? [{ key, step }] : [];
        }),
    why: hasNoStudies ? "" : text("certaintyWhy"),
    sentence: said.kind === "Sentence" ? said.sentence[form] : "",
    comment: text("comment"),
  };
}

const ranks: readonly string[] = ["critical", "important", "minor"] satisfies readonly Importance[];

const rankOf = ({ importance = "" }: OutcomeCells): number => {
  const at = ranks.indexOf(importance);
  return at < 0 ? ranks.length : at;
};

/** In the order of readers: by importance, then as their authors ordered them. */
export const byImportance = <Row extends { readonly cells: OutcomeCells }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => rankOf(one.cells) - rankOf(other.cells));

type CountWords = {
  readonly ofAll: (count: string, per: string) => string;
  readonly perYears: (count: string, per: string) => string;
};

/** «81 av 1 000», «81 per 1 000 personår», or the number alone for what is measured. Empty for an empty number. */
export function countedText(
  number: string,
  line: Pick<ShownLine, "per" | "isRate"> | undefined,
  words: CountWords,
): string {
  if (number === "" || !line || line.per === null) return number;
  return line.isRate ? words.perYears(number, line.per) : words.ofAll(number, line.per);
}
