import { claimOf, isSizeAgainstNumber } from "./claim.ts";
import { baselines, type Certainty, isRatio, type OutcomeCells } from "./columns.ts";
import { effectsOf } from "./effects.ts";
import { readsAsHarm } from "./harm.ts";
import { certaintyByReasons, certaintyOf, levelOf, startOf } from "./trust.ts";

/** The warnings about one outcome, in the order of the form. They stop nothing: each depends on two cells, which save one by one. */
export const outcomeWarnings = [
  "EffectWithoutAbsolute",
  "EffectWithoutInterval",
  "BaselineWithoutSource",
  "SizeAgainstNumber",
  "OutcomeWithoutCertainty",
  "CertaintyAgainstReasons",
  "CertaintyWithoutReason",
  "HighTrustWideInterval",
] as const;
export type OutcomeWarning = (typeof outcomeWarnings)[number];

const isEmpty = (cell: string | undefined): boolean => (cell ?? "").trim() === "";

const looks: Readonly<Record<OutcomeWarning, (cells: OutcomeCells) => boolean>> = {
  EffectWithoutAbsolute: (cells) => {
    const effects = effectsOf(cells);
    return effects.kind === "Effect" && isRatio(effects.measure) && effects.baseline === "Missing";
  },
  EffectWithoutInterval: (cells) =>
    cells.kind !== "narrative" && !isEmpty(cells.effect) && (isEmpty(cells.effectLow) || isEmpty(cells.effectHigh)),
  BaselineWithoutSource: (cells) =>
    baselines.some((n) => !isEmpty(cells[`baseline.${n}.value`]) && isEmpty(cells[`baseline.${n}.source`])),
  SizeAgainstNumber: isSizeAgainstNumber,
  OutcomeWithoutCertainty: (cells) =>
    (!isEmpty(cells.effect) || !isEmpty(cells.direction)) && isEmpty(cells.certainty) && startOf(cells) === null,
  CertaintyAgainstReasons: (cells) => {
    const byReasons = certaintyByReasons(cells);
    return byReasons !== null && certaintyOf(cells) !== byReasons;
  },
  CertaintyWithoutReason: (cells) => {
    const [start, certainty] = [startOf(cells), certaintyOf(cells)];
    return start !== null && certainty !== null && levelOf(certainty) < start && isEmpty(cells.certaintyWhy);
  },
  // A difference too small to matter may lie on both sides of none.
  HighTrustWideInterval: (cells) => {
    const found = claimOf(cells);
    const effects = effectsOf(cells);
    const isSame = "claim" in found && found.claim.kind === "Same";
    return certaintyOf(cells) === "high" && effects.kind === "Effect" && effects.holdsNone && !isSame;
  },
};

/** Every warning about an outcome. One without studies has none: its other cells are hidden. */
export const warningsOf = (cells: OutcomeCells): readonly OutcomeWarning[] =>
  cells.noStudies === "ja" ? [] : outcomeWarnings.filter((warning) => looks[warning](cells));

/**
 * A table with few outcomes: how many it has, and how many PICO names. Null for an empty table, and where there are enough.
 * @param named the number of outcomes in PICO, or null when PICO names none
 */
export function fewOutcomes(
  rows: number,
  named: number | null,
): { readonly rows: number; readonly named: number | null } | null {
  if (rows === 0) return null;
  return rows <= 2 || (named !== null && rows < named) ? { rows, named } : null;
}

/**
 * The overall trust is above the lowest of the critical outcomes, which counts (GRADE). Returns that lowest, or null.
 * @param overall the trust in all results, as the block `tillit` says it
 */
export function trustAboveOutcomes(rows: readonly OutcomeCells[], overall: Certainty | null): Certainty | null {
  const critical = rows.filter(({ importance }) => importance === "critical").map(certaintyOf);
  const [lowest] = critical.filter((each) => each !== null).toSorted((one, other) => levelOf(one) - levelOf(other));
  return overall !== null && lowest !== undefined && levelOf(overall) > levelOf(lowest) ? lowest : null;
}

/** No unwanted outcome stands in the table: every row is one to have more of, or none is named as a harm. */
export const hasOnlyGood = (rows: readonly OutcomeCells[]): boolean =>
  rows.length > 0 &&
  (rows.every(({ desirable }) => desirable === "more") || !rows.some(({ name = "" }) => readsAsHarm(name)));
