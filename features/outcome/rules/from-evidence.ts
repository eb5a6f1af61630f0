import {
  canonicalNumber,
  clean,
  countOf,
  numberOf,
  shownAsWritten,
} from "../../../platform/pure/norwegian-number/index.ts";
import { computedEffect, isInPoints, numberColumns, type ResultCells } from "../../evidence/rules/results/index.ts";
import { isRatio, type Measure, measures, type OutcomeCells, type OutcomeKind } from "./columns.ts";
import { kindOf } from "./effects.ts";
import { foldedName } from "./from-pico.ts";
import { perOf } from "./share.ts";

/** A study or a summary of studies with the numbers of its outcomes. */
export type StudyWithResults = {
  readonly shortId: string;
  readonly isSummary: boolean;
  /** The patients of its two groups, as they are written. */
  readonly patients: readonly [string, string];
  readonly results: readonly ResultCells[];
};

/** An effect for an outcome, as its cells hold it, and where it comes from. */
export type OfferedEffect = {
  readonly cells: Required<Pick<OutcomeCells, "measure" | "effect" | "effectLow" | "effectHigh">>;
  readonly shortId: string;
  /** It was worked out from the groups: the study does not give it. */
  readonly isComputed: boolean;
};

/** An outcome that results are about. */
export type OutcomeOfStudies = {
  /** As the first result writes it. */
  readonly name: string;
  readonly kind: OutcomeKind;
  /** How many studies and how many summaries have it. */
  readonly studies: number;
  readonly summaries: number;
  /** Everybody analysed; null where a study does not say, and where a summary has it. */
  readonly participants: number | null;
  /** The effect of the only result with numbers. `several`: several studies have numbers, and nobody pools them here. */
  readonly effect: OfferedEffect | "several" | null;
  /** The median of the risks in the control groups; null where no study gives one, and where it is 0. */
  readonly controlRisk: { readonly risk: number; readonly studies: readonly string[] } | null;
};

/** The outcomes that the results of all studies are about, in the order of the tables. Two names are of one outcome when they fold alike. */
export function outcomesOfStudies(studies: readonly StudyWithResults[]): readonly OutcomeOfStudies[] {
  const names = studies.flatMap(({ results }) => results.map(({ outcome = "" }) => outcome.trim()));
  const keys = names.map(foldedName);
  return names.flatMap((name, at) => {
    const key = keys[at] ?? "";
    if (key === "" || keys.indexOf(key) !== at) return [];
    const sources = studies.map(({ results, ...study }) => ({
      ...study,
      results: results.filter(({ outcome = "" }) => foldedName(outcome) === key),
    }));
    const withIt = sources.filter(({ results }) => results.length > 0);
    return [outcomeOf(name, withIt)];
  });
}

function outcomeOf(name: string, sources: readonly StudyWithResults[]): OutcomeOfStudies {
  const studies = sources.filter((source) => !isPooled(source));
  const counts = studies.map(participantsOf);
  const isKnown = studies.length === sources.length && counts.every((count) => count !== null);
  return {
    name,
    kind: kindOfResults(sources.flatMap(({ results }) => results)),
    studies: studies.length,
    summaries: sources.length - studies.length,
    participants: isKnown ? counts.reduce((sum, count) => sum + (count ?? 0), 0) : null,
    effect: effectOf(sources),
    controlRisk: medianOf(studies),
  };
}

const isPooled = ({ isSummary, results }: StudyWithResults): boolean =>
  isSummary || results.every(({ pooled }) => pooled === "ja");

/** Those analysed, or else those in the groups. A study may have several results for one outcome: it has its patients once. */
function participantsOf({ results, patients }: StudyWithResults): number | null {
  const both = (one: string | undefined, other: string | undefined) => {
    const [first, second] = [countOf(one), countOf(other)];
    return first === null || second === null ? [] : [first + second];
  };
  const analysed = results.flatMap(({ interventionTotal, controlTotal }) => both(interventionTotal, controlTotal));
  const counts = analysed.length > 0 ? analysed : both(...patients);
  return counts.length > 0 ? Math.max(...counts) : null;
}

const measureIn = ({ measure }: ResultCells): Measure | null => measures.find((each) => each === measure) ?? null;
const hasNumber = (cells: ResultCells): boolean => numberColumns.some((column) => numberOf(cells[column]) !== null);
const isOfMeans = ({ interventionMean, controlMean }: ResultCells): boolean =>
  numberOf(interventionMean) !== null || numberOf(controlMean) !== null;

function kindOfResults(results: readonly ResultCells[]): OutcomeKind {
  const [measure] = results.flatMap((cells) => measureIn(cells) ?? []);
  if (measure) return kindOf({ measure });
  return results.some(isOfMeans) ? "measured" : "event";
}

function effectOf(sources: readonly StudyWithResults[]): OutcomeOfStudies["effect"] {
  const numbered = sources.flatMap(({ shortId, results }) =>
    results.some(hasNumber) ? [{ shortId, results: results.filter(hasNumber) }] : [],
  );
  const [only, ...others] = numbered;
  if (only === undefined) return null;
  if (others.length > 0) return "several";
  const [cells, ...moreOfStudy] = only.results;
  if (cells === undefined || moreOfStudy.length > 0) return null;
  const typed = effectCells(cells);
  if (typed) return { cells: typed, shortId: only.shortId, isComputed: false };
  const computed = computedEffect(cells);
  if (computed === null || numberOf(cells.effect) !== null) return null;
  const { measure, effect, low: effectLow, high: effectHigh, unit: effectUnit } = computed;
  const found = effectCells({ measure, effect, effectLow, effectHigh, effectUnit });
  return found && { cells: found, shortId: only.shortId, isComputed: true };
}

/** The effect of a result in the units of an outcome, where a risk difference is in percentage points. */
function effectCells(cells: ResultCells): OfferedEffect["cells"] | null {
  const measure = measureIn(cells);
  if (measure === null) return null;
  const isShare = measure === "RD" && !isInPoints(cells);
  const inUnits = (cell: string | undefined): string => {
    const text = canonicalNumber(cell ?? "");
    if (text === null || !isShare) return text ?? "";
    const decimals = text.split(".")[1]?.length ?? 0;
    return canonicalNumber(clean(Number(text) * 100).toFixed(Math.min(Math.max(decimals - 2, 0), 20))) ?? "";
  };
  const effect = inUnits(cells.effect);
  if (effect === "" || (isRatio(measure) && Number(effect) <= 0)) return null;
  const ends = [inUnits(cells.effectLow), inUnits(cells.effectHigh)] as const;
  const [effectLow, effectHigh] = ends.includes("") ? ["", ""] : ends;
  return { measure, effect, effectLow, effectHigh };
}

/** The share of a control group with the event. */
function controlRiskOf({ controlEvents, controlTotal, controlPercent }: ResultCells): number | null {
  const [events, total, percent] = [countOf(controlEvents), countOf(controlTotal), numberOf(controlPercent)];
  const risk =
    events !== null && total !== null && total > 0 ? events / total : percent === null ? null : percent / 100;
  return risk === null || risk < 0 || risk > 1 ? null : risk;
}

/** The usual choice of a risk without the method: Cochrane Handbook, chapter 14. */
function medianOf(studies: readonly StudyWithResults[]): OutcomeOfStudies["controlRisk"] {
  const risks = studies
    .flatMap(({ shortId, results }) => {
      const [risk] = results.flatMap((cells) => controlRiskOf(cells) ?? []);
      return risk === undefined ? [] : [{ shortId, risk }];
    })
    .toSorted((one, other) => one.risk - other.risk);
  const [below, above] = [risks[Math.ceil(risks.length / 2) - 1], risks[Math.floor(risks.length / 2)]];
  const risk = below && above ? clean((below.risk + above.risk) / 2) : 0;
  return risk === 0 ? null : { risk, studies: risks.map(({ shortId }) => shortId) };
}

/**
 * A risk as the cell `baseline.n.value` holds it, with three digits that count.
 * @param per the cell `baseline.n.per`
 */
export const baselineOf = (risk: number, per: string | undefined): string => {
  const value = Number((risk * perOf(per)).toPrecision(3));
  return String(Number(value.toFixed(6)));
};

/** «RR 0,74 (0,55 til 1,00)», «RD −2,8 prosentpoeng». */
export function offeredText(
  { measure, effect, effectLow, effectHigh }: OfferedEffect["cells"],
  points: string,
): string {
  const interval = effectLow === "" ? "" : ` (${shownAsWritten(effectLow)} til ${shownAsWritten(effectHigh)})`;
  return `${measure} ${shownAsWritten(effect)}${measure === "RD" ? ` ${points}` : ""}${interval}`;
}
