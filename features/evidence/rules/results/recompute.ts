import { isRatio, type Measure } from "../../../outcome/rules/index.ts";
import type { ResultRow } from "./result-row.ts";
import { t95, Z95 } from "./student-t.ts";

type Interval = { readonly low: number; readonly high: number };

/** An effect from the numbers of both arms. Ratios are logarithms here, so that intervals are even. */
export type Recomputed = {
  readonly estimate: number;
  readonly error: number;
  /** By the usual ways to make an interval: a study has used one of them. */
  readonly intervals: readonly Interval[];
  /** The rounding of the typed means, in the unit of the estimate. */
  readonly half: number;
  readonly hasZero: boolean;
  /** A cell is under 5: ways to make an interval differ much. */
  readonly hasFew: boolean;
};

/** Null where the arms do not give the measure: for hazard and rate ratios, and where a number is missing or cannot be. */
export function recompute(row: ResultRow): Recomputed | null {
  const { measure, isPooled } = row;
  if (measure === null || isPooled) return null;
  return measure === "MD" || measure === "SMD" ? fromMeans(row, measure) : fromEvents(row, measure);
}

/** The same as a reader writes it: ratios as ratios, risk differences as shares. */
export function asTyped(measure: Measure, { estimate, intervals }: Recomputed) {
  const typed = (value: number) => (isRatio(measure) ? Math.exp(value) : value);
  const [first] = intervals;
  return { value: typed(estimate), low: typed(first?.low ?? Number.NaN), high: typed(first?.high ?? Number.NaN) };
}

const around = (estimate: number, error: number, quantile: number): Interval => ({
  low: estimate - quantile * error,
  high: estimate + quantile * error,
});

function fromEvents({ measure, numbers, quantile }: ResultRow, asked: Measure): Recomputed | null {
  const [a, n1] = [numbers.interventionEvents?.value, numbers.interventionTotal?.value];
  const [c, n2] = [numbers.controlEvents?.value, numbers.controlTotal?.value];
  if (measure === null || a === undefined || n1 === undefined || c === undefined || n2 === undefined) return null;
  const table: Table = { a, b: n1 - a, c, d: n2 - c };
  const cells = Object.values(table);
  if (n1 <= 0 || n2 <= 0 || cells.some((cell) => cell < 0 || !Number.isInteger(cell))) return null;
  const found = effectOfTable[asked]?.(table) ?? null;
  if (found === null || !Number.isFinite(found.estimate) || !(found.error > 0)) return null;
  const z = quantile ?? Z95;
  return {
    ...found,
    intervals: [around(found.estimate, found.error, z), ...(asked === "RD" ? [newcombe(table, z)] : [])],
    half: 0,
    hasZero: cells.includes(0),
    hasFew: cells.some((cell) => cell < 5),
  };
}

/** Events and others with the method (a, b), and without it (c, d). */
type Table = { readonly a: number; readonly b: number; readonly c: number; readonly d: number };
type Effect = { readonly estimate: number; readonly error: number };

/** Adds a half to all four where one is zero. Cochrane Handbook 10.4.4 */
const withoutZero = (table: Table): Table => {
  const { a, b, c, d } = table;
  return [a, b, c, d].includes(0) ? { a: a + 0.5, b: b + 0.5, c: c + 0.5, d: d + 0.5 } : table;
};

const effectOfTable: Readonly<Partial<Record<Measure, (table: Table) => Effect | null>>> = {
  RR: (table) => {
    if (table.a + table.c === 0) return null;
    const { a, b, c, d } = withoutZero(table);
    const [n1, n2] = [a + b, c + d];
    return { estimate: Math.log(a / n1 / (c / n2)), error: Math.sqrt(1 / a - 1 / n1 + 1 / c - 1 / n2) };
  },
  OR: (table) => {
    if (table.a + table.c === 0 || table.b + table.d === 0) return null;
    const { a, b, c, d } = withoutZero(table);
    return { estimate: Math.log((a * d) / (b * c)), error: Math.sqrt(1 / a + 1 / b + 1 / c + 1 / d) };
  },
  PETO: ({ a, b, c, d }) => {
    const [n1, n2] = [a + b, c + d];
    const n = n1 + n2;
    const variance = (n1 * n2 * (a + c) * (b + d)) / (n * n * (n - 1));
    return { estimate: (a - (n1 * (a + c)) / n) / variance, error: 1 / Math.sqrt(variance) };
  },
  RD: (table) => {
    const [n1, n2] = [table.a + table.b, table.c + table.d];
    const { a, b, c, d } = withoutZero(table);
    const variance = (a * b) / (a + b) ** 3 + (c * d) / (c + d) ** 3;
    return { estimate: table.a / n1 - table.c / n2, error: Math.sqrt(variance) };
  },
};

/** Newcombe's interval of a difference, from Wilson's of each risk. Newcombe, Statistics in Medicine 1998, method 10. */
function newcombe({ a, b, c, d }: Table, z: number): Interval {
  const wilson = (events: number, total: number) => {
    const [risk, wide] = [events / total, z * z];
    const middle = (risk + wide / (2 * total)) / (1 + wide / total);
    const beside = (z * Math.sqrt((risk * (1 - risk)) / total + wide / (4 * total * total))) / (1 + wide / total);
    return { risk, low: middle - beside, high: middle + beside };
  };
  const [one, other] = [wilson(a, a + b), wilson(c, c + d)];
  const difference = one.risk - other.risk;
  return {
    low: difference - Math.hypot(one.risk - one.low, other.high - other.risk),
    high: difference + Math.hypot(one.high - one.risk, other.risk - other.low),
  };
}

function fromMeans({ numbers, quantile }: ResultRow, measure: "MD" | "SMD"): Recomputed | null {
  const { interventionMean, interventionSd, interventionTotal, controlMean, controlSd, controlTotal } = numbers;
  if (!interventionMean || !interventionSd || !interventionTotal || !controlMean || !controlSd || !controlTotal)
    return null;
  const [n1, n2, s1, s2] = [interventionTotal.value, controlTotal.value, interventionSd.value, controlSd.value];
  if (n1 < 2 || n2 < 2 || s1 <= 0 || s2 <= 0) return null;
  const difference = interventionMean.value - controlMean.value;
  const half = interventionMean.half + controlMean.half;
  const freedom = n1 + n2 - 2;
  const pooled = Math.sqrt(((n1 - 1) * s1 ** 2 + (n2 - 1) * s2 ** 2) / freedom);
  const none = { hasZero: false, hasFew: false };
  const widened = (quantile ?? Z95) / Z95;
  if (measure === "SMD") {
    // Hedges' g: the correction for small samples, and its standard error. Cochrane Handbook 6.5.1.2
    const estimate = (1 - 3 / (4 * freedom - 1)) * (difference / pooled);
    const error = Math.sqrt((n1 + n2) / (n1 * n2) + estimate ** 2 / (2 * (n1 + n2)));
    return { estimate, error, intervals: [around(estimate, error, quantile ?? Z95)], half: half / pooled, ...none };
  }
  const [v1, v2] = [s1 ** 2 / n1, s2 ** 2 / n2];
  const error = Math.sqrt(v1 + v2);
  const welch = (v1 + v2) ** 2 / (v1 ** 2 / (n1 - 1) + v2 ** 2 / (n2 - 1));
  return {
    estimate: difference,
    error,
    intervals: [
      around(difference, error, Z95 * widened),
      around(difference, error, t95(welch) * widened),
      around(difference, pooled * Math.sqrt(1 / n1 + 1 / n2), t95(freedom) * widened),
    ],
    half,
    ...none,
  };
}
