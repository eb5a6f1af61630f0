import { type AmountFault, acceptAmount, amountOf } from "./amounts.ts";
import { budgetYears, cellKey, type NumberField, net, numberFields } from "./fields.ts";
import { figuresOf, isFilledFromCosts, type Numbers } from "./figures.ts";

/** The cell that holds one end of a number's range, which is also its path in a call. */
export const rangeCell = (field: string, end: "low" | "high"): string => `ranges.${field}.${end}`;
export const rangeCells: readonly string[] = numberFields.flatMap(({ field }) => [
  rangeCell(field, "low"),
  rangeCell(field, "high"),
]);

/** The numbers and comments that count: those of the workbook while there is one, otherwise those by hand. Ranges are always by hand. */
export const cellsThatCount = (workbook: Cells | null | undefined, byHand: Cells): Cells =>
  workbook ? { ...Object.fromEntries(rangeCells.map((cell) => [cell, byHand[cell] ?? ""])), ...workbook } : byHand;

/** A number that may turn out lower or higher. `isBroken`: the number itself is not between them (the workbook has another one). */
export type NumberRange = {
  readonly field: NumberField;
  readonly low: number;
  readonly base: number;
  readonly high: number;
  readonly isBroken: boolean;
};

type Cells = Readonly<Record<string, string>>;

/** An end of a range as it is stored. Unlike a number, 0 is kept: an empty end is one that nobody has given. */
export function acceptEnd(
  field: NumberField,
  given: string,
): { readonly text: string } | { readonly broken: AmountFault } {
  const accepted = acceptAmount(field, given);
  return "text" in accepted && accepted.text === "" && /0/.test(given) ? { text: "0" } : accepted;
}

/** The ends that stored cells give of a number; null where none is given. */
export const endsOf = (cells: Cells, field: string): { readonly low: number | null; readonly high: number | null } => {
  const end = (which: "low" | "high") => {
    const text = cells[rangeCell(field, which)] ?? "";
    return text === "" ? null : amountOf(text);
  };
  return { low: end("low"), high: end("high") };
};

/**
 * The ranges that are given. An end that is not given is the number itself. A number that is filled from others has none: what is
 * uncertain is what it comes from.
 * @param numbers those that count now
 */
export const rangesOf = (cells: Cells, numbers: Numbers): readonly NumberRange[] =>
  numberFields.flatMap((field) => {
    const base = numbers[field.field] ?? 0;
    const { low, high } = endsOf(cells, field.field);
    if ((low === null && high === null) || isFilledFromCosts(numbers, field.field)) return [];
    const isBroken = (low !== null && low > base) || (high !== null && high < base);
    return [{ field, low: low ?? base, base, high: high ?? base, isBroken }];
  });

/** Netto of one budget year when one number is low, as written, and high. */
export type NetEffect = { readonly low: number; readonly base: number; readonly high: number };

/** Netto in each of the two budget years, as keys of `Figures`. */
export const netKeys = budgetYears.map(({ column }) => cellKey("budget", `${column}${net.row}`));

/** The effect of a range on figures, one for each key; on Netto without keys. All other numbers stay as they are. */
export function netEffects(
  numbers: Numbers,
  { field: { field }, low, high }: NumberRange,
  keys: readonly string[] = netKeys,
): readonly NetEffect[] {
  const [lows, bases, highs] = [
    figuresOf({ ...numbers, [field]: low }, numbers),
    figuresOf(numbers, numbers),
    figuresOf({ ...numbers, [field]: high }, numbers),
  ];
  return keys.map((key) => ({ low: lows[key] ?? 0, base: bases[key] ?? 0, high: highs[key] ?? 0 }));
}
