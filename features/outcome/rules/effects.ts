import { clean, decimalsOf, numberOf, rounded } from "../../../platform/pure/norwegian-number/index.ts";
import {
  baselines,
  isRatio,
  type Measure,
  measures,
  type OutcomeCells,
  type OutcomeKind,
  outcomeKinds,
} from "./columns.ts";
import { type Needed, neededToTreat } from "./needed-to-treat.ts";
import { perOf, readShare } from "./share.ts";
import { certaintyOf } from "./trust.ts";

/** The things that the numbers of an effect count: people of 1,000, events per 1,000 person-years, units of a scale, standard deviations. */
export type Scale = "risk" | "rate" | "units" | "deviations";

/** A value with the ends of its 95 % interval, the lower first. The ends are null without an interval. */
export type Estimate = { readonly value: number; readonly low: number | null; readonly high: number | null };

/** The numbers as they are shown. They add up: `difference` is `with` less `baseline`, and so are its ends. */
export type Shown = {
  /** The denominator of risks and rates: 1,000, and more for rare events. Null for what is measured. */
  readonly per: number | null;
  readonly baseline: number | null;
  readonly with: number | null;
  readonly withLow: number | null;
  readonly withHigh: number | null;
  readonly difference: number;
  readonly differenceLow: number | null;
  readonly differenceHigh: number | null;
  readonly nnt: Needed | null;
  /** A risk came out above 1 or below 0 and is held there. */
  readonly capped: boolean;
};

/** One baseline: computed with its unrounded difference, or the reason why only the relative effect is shown. */
export type BaselineEffect = { readonly n: number; readonly label: string } & (
  | {
      readonly kind: "Computed";
      /** With less without, unrounded: a share for risks, per person-year for rates, else in units. */
      readonly difference: Estimate;
      readonly shown: Shown;
    }
  | { readonly kind: "BaselineIsZero" | "NotANumber" | "BelowZero" | "AbovePer"; readonly shown: null }
);

export type EffectFault = "LowAboveHigh" | "RatioNotPositive" | "NotANumber" | "MeasureOfAnotherKind";

export type Effects =
  | { readonly kind: "NoEffect" }
  /** While one of these stands, nothing is computed. */
  | { readonly kind: EffectFault }
  | {
      readonly kind: "Effect";
      readonly measure: Measure;
      readonly scale: Scale;
      /** As typed: ratios as ratios, risk differences in percentage points. */
      readonly typed: Estimate;
      /** The direction of the outcome itself: below zero where the method gives less of it. */
      readonly direction: number;
      /** No difference lies in the interval, or at its end. */
      readonly holdsNone: boolean;
      /** `Given`: each baseline that has a value. `Missing`: only the relative effect is shown. `NotNeeded`: a difference stands alone. */
      readonly baseline: "Given" | "Missing" | "NotNeeded";
      readonly baselines: readonly BaselineEffect[];
    };

const measuresOfKind: Readonly<Record<OutcomeKind, readonly Measure[]>> = {
  event: ["RR", "OR", "PETO", "HR", "RD"],
  rate: ["IRR", "RR"],
  measured: ["MD", "SMD"],
  narrative: [],
};

/** The measures that an outcome of a kind can have. RR of events per time is a ratio of rates. All before a kind is chosen. */
export const measuresOf = ({ kind = "" }: OutcomeCells): readonly Measure[] =>
  isKind(kind) ? measuresOfKind[kind] : measures;

const isKind = (text: string): text is OutcomeKind => outcomeKinds.some((kind) => kind === text);

/** The kind of an outcome. Before it is chosen the measure says it. */
export function kindOf({ kind = "", measure }: OutcomeCells): OutcomeKind {
  if (isKind(kind)) return kind;
  if (measure === "IRR") return "rate";
  return measure === "MD" || measure === "SMD" ? "measured" : "event";
}

/** Every effect of an outcome: one for each baseline. GRADE: effects that are only relative cannot be weighed. */
export function effectsOf(cells: OutcomeCells): Effects {
  const kind = kindOf(cells);
  const measure = measureOf(cells);
  if (cells.noStudies === "ja" || kind === "narrative" || measure === null || isEmpty(cells.effect))
    return { kind: "NoEffect" };
  if (!measuresOf({ kind }).includes(measure)) return { kind: "MeasureOfAnotherKind" };
  const typed = typedEstimate(cells);
  if (typed === null) return { kind: "NotANumber" };
  if (typed.low !== null && typed.high !== null && typed.low > typed.high) return { kind: "LowAboveHigh" };
  const isOfRatios = isRatio(measure);
  if (isOfRatios && [typed.value, typed.low, typed.high].some((each) => each !== null && each <= 0))
    return { kind: "RatioNotPositive" };
  const scale = scaleOf(kind, measure, cells);
  const none = isOfRatios ? 1 : 0;
  const given = baselines.filter((n) => !isEmpty(cells[`baseline.${n}.value`]));
  const asked = { measure, scale, typed, cells };
  return {
    kind: "Effect",
    measure,
    scale,
    typed,
    direction: Math.sign(typed.value - none) * (isOfFreedom(asked) ? -1 : 1),
    holdsNone: typed.low !== null && typed.high !== null && typed.low <= none && none <= typed.high,
    baseline: given.length > 0 ? "Given" : isOfRatios ? "Missing" : "NotNeeded",
    baselines:
      given.length > 0 || isOfRatios
        ? given.map((n) => ({ n, label: (cells[`baseline.${n}.label`] ?? "").trim(), ...atBaseline(asked, n) }))
        : [{ n: 1, label: "", ...withoutBaseline(asked) }],
  };
}

type Asked = {
  readonly measure: Measure;
  readonly scale: Scale;
  readonly typed: Estimate;
  readonly cells: OutcomeCells;
};

const isEmpty = (cell: string | undefined): boolean => (cell ?? "").trim() === "";

const measureOf = ({ measure }: OutcomeCells): Measure | null => measures.find((each) => each === measure) ?? null;

const isOfFreedom = ({ measure, cells }: Pick<Asked, "measure" | "cells">): boolean =>
  measure === "HR" && cells.hrOf === "free";

/** Null when a cell that is not empty holds no number. One end alone does not make an interval. */
function typedEstimate({ effect, effectLow, effectHigh }: OutcomeCells): Estimate | null {
  const [value, low, high] = [numberOf(effect), numberOf(effectLow), numberOf(effectHigh)];
  if (value === null || (low === null && !isEmpty(effectLow)) || (high === null && !isEmpty(effectHigh))) return null;
  if (low === null || high === null) return { value, low: null, high: null };
  return { value, low, high };
}

function scaleOf(kind: OutcomeKind, measure: Measure, { sd }: OutcomeCells): Scale {
  if (kind === "rate") return "rate";
  if (measure === "SMD") return (numberOf(sd) ?? 0) > 0 ? "units" : "deviations";
  return measure === "MD" ? "units" : "risk";
}

/** Risk or rate with the method. Cochrane Handbook 12.5.4; GRADE guidelines 27 for hazard ratios. */
function withMethod({ measure, cells }: Asked, without: number, x: number): number {
  switch (measure) {
    case "RR":
    case "IRR":
      return without * x;
    case "OR":
    case "PETO":
      return (without * x) / (1 - without + without * x);
    case "HR":
      return cells.hrOf === "free" ? without ** x : 1 - (1 - without) ** x;
    case "RD":
      return without + x / 100;
    case "MD":
    case "SMD":
      return without + x * unitsPer(measure, cells);
    default:
      return measure satisfies never;
  }
}

/** The factor from the typed number to a difference: percentage points are hundredths, deviations are turned into units. */
const unitsPer = (measure: Measure, { sd }: OutcomeCells): number => {
  if (measure === "RD") return 0.01;
  const deviation = measure === "SMD" ? (numberOf(sd) ?? 0) : 0;
  return deviation > 0 ? deviation : 1;
};

/** The same formula at the value and at both ends. The ends change places where a higher effect gives a lower risk. */
function each({ value, low, high }: Estimate, change: (x: number) => number): Estimate {
  if (low === null || high === null) return { value: clean(change(value)), low: null, high: null };
  const ends = [clean(change(low)), clean(change(high))] as const;
  return { value: clean(change(value)), low: Math.min(...ends), high: Math.max(...ends) };
}

type AtBaseline =
  | { readonly kind: "Computed"; readonly difference: Estimate; readonly shown: Shown }
  | { readonly kind: "BaselineIsZero" | "NotANumber" | "BelowZero" | "AbovePer"; readonly shown: null };

function atBaseline(asked: Asked, n: (typeof baselines)[number]): AtBaseline {
  const [value, per] = [asked.cells[`baseline.${n}.value`], asked.cells[`baseline.${n}.per`]];
  if (asked.scale === "risk") {
    const share = readShare(value, per);
    if (share.kind === "Risk") return ofPeople(asked, share.risk, 1);
    return { kind: share.kind === "Empty" ? "NotANumber" : share.kind, shown: null };
  }
  // A mean may be a percentage, as that of HbA1c is. One that cannot be read leaves the difference, which needs no mean.
  const number = numberOf((value ?? "").replace(/%$/, ""));
  if (asked.scale !== "rate") return measured(asked, number);
  if (number === null) return { kind: "NotANumber", shown: null };
  return number < 0
    ? { kind: "BelowZero", shown: null }
    : ofPeople(asked, clean(number / perOf(per)), Number.POSITIVE_INFINITY);
}

/** Rare events are shown with a larger denominator: 20 of 10,000 instead of 2 of 1,000. */
const denominatorOf = (risk: number): number => {
  const perThousand = clean(risk * 1000);
  if (perThousand === 0 || perThousand >= 5) return 1000;
  return perThousand < 0.5 ? 100_000 : 10_000;
};

function ofPeople(asked: Asked, without: number, most: number): AtBaseline {
  if (without === 0 && isRatio(asked.measure)) return { kind: "BaselineIsZero", shown: null };
  const raw = each(asked.typed, (x) => withMethod(asked, without, x));
  const capped = [raw.value, raw.low, raw.high].some((risk) => risk !== null && (risk < 0 || risk > most));
  const held = each(raw, (risk) => Math.min(Math.max(risk, 0), most));
  const difference = each(held, (risk) => risk - without);
  const per = denominatorOf(without);
  const [baseline, shown] = [rounded(without * per), shownEstimate(held, (risk) => rounded(risk * per))];
  const numbers = addedUp(baseline, shown);
  // «Like mange» and a number of people to treat would contradict each other.
  const isNeeded = asked.scale === "risk" && !capped && numbers.difference !== 0;
  const needed = isNeeded ? neededToTreat(difference, certaintyOf(asked.cells)) : null;
  return { kind: "Computed", difference, shown: { per, ...numbers, nnt: needed, capped } };
}

const shownEstimate = ({ value, low, high }: Estimate, show: (value: number) => number): Estimate => ({
  value: show(value),
  low: low === null ? null : show(low),
  high: high === null ? null : show(high),
});

function addedUp(baseline: number, shown: Estimate) {
  const less = (value: number | null) => (value === null ? null : clean(value - baseline));
  return {
    baseline,
    with: shown.value,
    withLow: shown.low,
    withHigh: shown.high,
    difference: clean(shown.value - baseline),
    differenceLow: less(shown.low),
    differenceHigh: less(shown.high),
  };
}

/** Most decimals of a measured number for readers. */
const DECIMALS_MAX = 2;
export const measuredDecimals = ({ effect = "", effectLow = "", effectHigh = "" }: OutcomeCells): number =>
  Math.min(Math.max(...[effect, effectLow, effectHigh].map(decimalsOf)), DECIMALS_MAX);

/** The difference is shown as typed, so the mean with the method is the shown mean and the shown difference together. */
function measured(asked: Asked, mean: number | null): AtBaseline {
  const { measure, typed, cells, scale } = asked;
  const decimals = measuredDecimals(cells);
  const difference = each(typed, (x) => x * unitsPer(measure, cells));
  const { value, low, high } = shownEstimate(difference, (units) => rounded(units, decimals));
  // A mean and standard deviations cannot be added.
  const baseline = mean === null || scale === "deviations" ? null : rounded(mean, decimals);
  const plus = (units: number | null) => (units === null || baseline === null ? null : clean(baseline + units));
  return {
    kind: "Computed",
    difference,
    shown: {
      per: null,
      baseline: mean === null ? null : rounded(mean, decimals),
      with: plus(value),
      withLow: plus(low),
      withHigh: plus(high),
      difference: value,
      differenceLow: low,
      differenceHigh: high,
      nnt: null,
      capped: false,
    },
  };
}

/** A difference in people or units needs no baseline. */
function withoutBaseline(asked: Asked): AtBaseline {
  if (asked.scale !== "risk") return measured(asked, null);
  const difference = each(asked.typed, (points) => points / 100);
  const { value, low, high } = shownEstimate(difference, (share) => rounded(share * 1000));
  const needed = value === 0 ? null : neededToTreat(difference, certaintyOf(asked.cells));
  return {
    kind: "Computed",
    difference,
    shown: {
      ...{ per: 1000, baseline: null, with: null, withLow: null, withHigh: null },
      ...{ difference: value, differenceLow: low, differenceHigh: high, nnt: needed, capped: false },
    },
  };
}
