import { canonicalNumber } from "../../../../platform/pure/norwegian-number/index.ts";
import { type Measure, measures } from "../../../outcome/rules/index.ts";
import { type NumberColumn, numberColumns, type ResultCells } from "./columns.ts";

/** A number as it was typed: what it is, and half of its last digit. */
export type Typed = { readonly value: number; readonly half: number };

/** A result with its cells read. Risk differences are shares. */
export type ResultRow = {
  readonly measure: Measure | null;
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
  const measure = measures.find((each) => each === cells.measure) ?? null;
  if (measure === "RD" && isInPoints(cells)) {
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

/**
 * Whether a risk difference is in percentage points and not a share. Without a unit, a number above 1 cannot be a share, and numbers up to 1
 * are read as shares; an effect that nobody has typed will be in points.
 */
export function isInPoints({ effectUnit, ...cells }: ResultCells): boolean {
  if (effectUnit === "prosentpoeng" || effectUnit === "andel") return effectUnit === "prosentpoeng";
  const typed = effectColumns.flatMap((column) => typedNumber(cells[column])?.value ?? []);
  return typed.length === 0 || typed.some((value) => Math.abs(value) > 1);
}
