import { isRatio, type Measure } from "../../../outcome/rules/index.ts";
import type { NumberColumn } from "./columns.ts";
import { recompute } from "./recompute.ts";
import type { ResultRow, Typed } from "./result-row.ts";

/** Findings that the numbers alone give. Each is looked at loosely: studies round, adjust and make intervals in several ways. */
export type NumberFinding =
  | "EventsAboveTotal"
  | "PercentDoesNotFit"
  | "MoreThanEnrolled"
  | "FarFewerThanEnrolled"
  | "EstimateOutsideInterval"
  | "IntervalReversed"
  | "IntervalUneven"
  | "EstimateDoesNotFit"
  | "IntervalDoesNotFit"
  | "PAgainstInterval";

/** The patients of the study's groups, or null where the study does not say them. */
export type Enrolled = { readonly intervention: number | null; readonly control: number | null };

type Found = { readonly finding: NumberFinding; readonly cells: readonly NumberColumn[] };

export function numberFindings(row: ResultRow, enrolled: Enrolled): readonly Found[] {
  return [...(row.isPooled ? [] : armFindings(row, enrolled)), ...effectFindings(row)];
}

const arms = [
  { arm: "intervention", events: "interventionEvents", total: "interventionTotal", percent: "interventionPercent" },
  { arm: "control", events: "controlEvents", total: "controlTotal", percent: "controlPercent" },
] as const;

/** Percentages are rounded from counts, some twice. */
const PERCENT_SLACK = 0.05;

function armFindings({ numbers }: ResultRow, enrolled: Enrolled): readonly Found[] {
  return arms.flatMap(({ arm, events, total, percent }) => {
    const [a, n, share] = [numbers[events]?.value, numbers[total]?.value, numbers[percent]];
    const [patients, found] = [enrolled[arm], [] as Found[]];
    const isNoCount = (count: number | undefined) => count !== undefined && (count < 0 || !Number.isInteger(count));
    if (isNoCount(a) || isNoCount(n) || n === 0 || (a !== undefined && n !== undefined && a > n))
      found.push({ finding: "EventsAboveTotal", cells: [events, total] });
    if (share && !percentFits(share, a, n))
      found.push({ finding: "PercentDoesNotFit", cells: [percent, events, total] });
    if (n !== undefined && patients !== null && n > patients)
      found.push({ finding: "MoreThanEnrolled", cells: [total] });
    if (n !== undefined && patients !== null && n < patients / 2)
      found.push({ finding: "FarFewerThanEnrolled", cells: [total] });
    return found;
  });
}

function percentFits({ value, half }: Typed, events: number | undefined, total: number | undefined): boolean {
  if (value < 0 || value > 100) return false;
  if (events === undefined || total === undefined || total <= 0 || events > total) return true;
  return Math.abs(value - (100 * events) / total) <= half + PERCENT_SLACK;
}

/** How far the estimate may lie from the middle of its interval, as a share of half its width. */
const UNEVEN = 0.22;

type OnScale = { readonly measure: Measure; readonly estimate: Typed; readonly ends: Ends | null };
type Ends = { readonly low: Typed; readonly high: Typed };

/** Ratios as logarithms, where intervals are even. A ratio that is not positive has none. */
function onScale(measure: Measure, { value, half }: Typed): Typed {
  if (!isRatio(measure)) return { value, half };
  return { value: Math.log(value), half: value > half ? Math.log(value / (value - half)) : half / value };
}

function effectFindings(row: ResultRow): readonly Found[] {
  const { measure } = row;
  const { effect, effectLow: low, effectHigh: high } = row.numbers;
  if (measure === null || effect === undefined) return [];
  const typed = [effect, low, high].filter((each) => each !== undefined);
  if (isRatio(measure) && typed.some(({ value }) => value <= 0)) return [];
  const ends = low && high ? { low: onScale(measure, low), high: onScale(measure, high) } : null;
  const scale: OnScale = { measure, estimate: onScale(measure, effect), ends };
  return [...shapeFindings(scale, ends), ...armsAgainstEffect(row, scale), ...againstP(row, ends)];
}

const interval = ["effectLow", "effectHigh"] as const;

function shapeFindings({ measure, estimate }: OnScale, ends: Ends | null): readonly Found[] {
  if (!ends) return [];
  const { low, high } = ends;
  if (low.value > high.value) return [{ finding: "IntervalReversed", cells: interval }];
  const isOutside =
    estimate.value < low.value - estimate.half - low.half || estimate.value > high.value + estimate.half + high.half;
  if (isOutside) return [{ finding: "EstimateOutsideInterval", cells: ["effect", ...interval] }];
  const width = (high.value - low.value) / 2;
  const rounding = estimate.half + (low.half + high.half) / 2;
  const isUneven = Math.abs(estimate.value - (low.value + high.value) / 2) > UNEVEN * width + rounding;
  // The usual intervals of a risk difference are uneven themselves.
  return measure !== "RD" && isUneven ? [{ finding: "IntervalUneven", cells: ["effect", ...interval] }] : [];
}

function armsAgainstEffect(row: ResultRow, { measure, estimate, ends }: OnScale): readonly Found[] {
  const computed = recompute(row);
  if (computed === null) return [];
  const { error, half, hasZero, hasFew } = computed;
  const isOfRatios = isRatio(measure);
  const off = Math.abs(estimate.value - computed.estimate);
  const usual = isOfRatios ? Math.max(0.02, 0.2 * error) : 0.2 * error + half;
  const adjusted = isOfRatios ? Math.max(1.2, 4 * error) : Math.max(6 * error, 3 * Math.abs(computed.estimate));
  const slack = estimate.half + (row.isAdjusted ? adjusted : usual) + (hasZero ? error : 0);
  if (off > slack) return [{ finding: "EstimateDoesNotFit", cells: ["effect"] }];
  if (!ends || row.isAdjusted) return [];
  const loose = (hasFew ? 0.9 : 0.35) * error + half + (hasZero ? error : 0);
  const fits = computed.intervals.some(
    ({ low, high }) =>
      Math.abs(ends.low.value - low) <= ends.low.half + loose &&
      Math.abs(ends.high.value - high) <= ends.high.half + loose,
  );
  return fits ? [] : [{ finding: "IntervalDoesNotFit", cells: interval }];
}

/** An interval that ends this near to no difference, as a share of its width, says nothing against a p-value. */
const EDGE = 0.08;

// No difference is 0 on both scales.
function againstP({ p, quantile }: ResultRow, ends: Ends | null): readonly Found[] {
  if (p === null || ends === null || quantile !== null) return [];
  const [low, high] = [ends.low.value, ends.high.value];
  const nearest = Math.min(Math.abs(low), Math.abs(high));
  if (low > high || nearest <= EDGE * (high - low)) return [];
  const isInside = low <= 0 && high >= 0;
  const isSmall = p.is !== ">" && p.value < 0.045;
  const isLarge = p.is !== "<" && p.value > 0.055;
  return (isInside && isSmall) || (!isInside && isLarge) ? [{ finding: "PAgainstInterval", cells: interval }] : [];
}
