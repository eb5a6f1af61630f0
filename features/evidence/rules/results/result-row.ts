import { canonicalNumber } from "../../../../platform/pure/norwegian-number/index.ts";
import { type NumberColumn, numberColumns, type ResultCells, type ResultMeasure, resultMeasures } from "./columns.ts";

/** A number as it was typed: what it is, and half of its last digit. */
export type Typed = { readonly value: number; readonly half: number };

/** A result with its cells read. Risk differences are shares. */
export type ResultRow = {
  readonly measure: ResultMeasure | null;
  readonly numbers: Readonly<Partial<Record<NumberColumn, Typed>>>;
  readonly p: PValue | null;
  readonly isAdjusted: boolean;
  readonly isPooled: boolean;
  /** The normal quantile of the interval: that of 95 %, unless another is tried. */
  readonly quantile: number | null;
};

export type PValue = { readonly is: "=" | "<" | ">"; readonly value: number };

export function typedNumber(cell: string | undefined): Typed | null {
  const text = canonicalNumber((cell ?? "").replace(/\s*%$/u, ""));
  if (text === null) return null;
  const decimals = text.split(".")[1]?.length ?? 0;
  return { value: Number(text), half: 0.5 * 10 ** -decimals };
}

/** The same number in another unit. */
export const scaled = ({ value, half }: Typed, factor: number): Typed => ({
  value: value * factor,
  half: half * Math.abs(factor),
});

const readP = (cell: string | undefined): PValue | null => {
  const [, sign = "", number] = /^(?:p\s*)?([<>=≤≥]?)\s*(\S+)$/iu.exec((cell ?? "").trim()) ?? [];
  const typed = typedNumber(number);
  if (typed === null || typed.value < 0 || typed.value > 1) return null;
  const is = sign === "<" || sign === "≤" ? "<" : sign === ">" || sign === "≥" ? ">" : "=";
  return { is, value: typed.value };
};

const effectColumns = ["effect", "effectLow", "effectHigh"] as const;

/** Reads the cells of a result. A cell that holds no number is as good as empty. */
export function rowOf(cells: ResultCells): ResultRow {
  const numbers: Partial<Record<NumberColumn, Typed>> = {};
  for (const column of numberColumns) {
    const typed = typedNumber(cells[column]);
    if (typed !== null) numbers[column] = typed;
  }
  const measure = resultMeasures.find((each) => each === cells.measure) ?? null;
  if (measure === "RD" && isInPoints(cells, numbers)) {
    for (const column of effectColumns) {
      const points = numbers[column];
      if (points) numbers[column] = scaled(points, 0.01);
    }
  }
  return {
    measure,
    numbers,
    p: readP(cells.pValue),
    isAdjusted: cells.adjusted === "ja",
    isPooled: cells.pooled === "ja",
    quantile: null,
  };
}

/** Without a unit, a number above 1 cannot be a share. */
const isInPoints = ({ effectUnit }: ResultCells, numbers: ResultRow["numbers"]): boolean =>
  effectUnit === "prosentpoeng" ||
  (effectUnit !== "andel" && effectColumns.some((column) => Math.abs(numbers[column]?.value ?? 0) > 1));

const ratios: readonly ResultMeasure[] = ["RR", "OR", "PETO", "HR", "IRR"];
export const isOfRatios = (measure: ResultMeasure): boolean => ratios.includes(measure);
