import { shownAmount } from "./amounts.ts";
import { cellKey, changeInCost, costPerPatient, startupSum, years } from "./fields.ts";
import { type Figures, figuresOf, numbersOf } from "./figures.ts";
import { netEffects, netKeys, rangesOf } from "./ranges.ts";
import { type EconomyCells, hasNumbers } from "./tables.ts";

/** A figure of each of the two years, as shown, with its lowest and highest when one uncertain number at a time is low or high. */
type YearlyFigure = {
  readonly base: readonly string[];
  /** Null when no uncertain number changes it. */
  readonly spread: { readonly low: readonly string[]; readonly high: readonly string[] } | null;
};

/** The costs that a decision is made by. */
export type CostsInShort = {
  readonly startup: string;
  /** Of each year. */
  readonly perPatient: { readonly old: readonly string[]; readonly new: readonly string[] };
  readonly change: YearlyFigure;
  readonly net: YearlyFigure;
};

/** The costs in short; null when nobody has written a number. */
export function costsInShort(cells: EconomyCells): CostsInShort | null {
  if (!hasNumbers(cells)) return null;
  const numbers = numbersOf(cells);
  const figures = figuresOf(numbers);
  const ranges = rangesOf(cells, numbers).filter(({ isBroken }) => !isBroken);
  const yearly = (keys: readonly string[]): YearlyFigure => {
    const ends = keys.map((key) => {
      const all = ranges.flatMap((range) => netEffects(numbers, range, [key])).flatMap(({ low, high }) => [low, high]);
      const base = figures[key] ?? 0;
      return { low: Math.min(base, ...all), base, high: Math.max(base, ...all) };
    });
    const hasSpread = ends.some(({ low, high }) => low !== high);
    return {
      base: ends.map(({ base }) => shownAmount(base)),
      spread: hasSpread
        ? { low: ends.map(({ low }) => shownAmount(low)), high: ends.map(({ high }) => shownAmount(high)) }
        : null,
    };
  };
  const shownAt = (keys: readonly string[]) => shownOf(figures, keys);
  const perPatient = (method: "old" | "new") => years.map((year) => `${year[method]}${costPerPatient.row}`);
  return {
    startup: shownAmount(figures[cellKey("startup", `b${startupSum.row}`)] ?? 0),
    perPatient: {
      old: shownAt(perPatient("old").map((cell) => cellKey("operational", cell))),
      new: shownAt(perPatient("new").map((cell) => cellKey("operational", cell))),
    },
    change: yearly(years.map((year) => cellKey("operational", `${year.new}${changeInCost.row}`))),
    net: yearly(netKeys),
  };
}

const shownOf = (figures: Figures, keys: readonly string[]): readonly string[] =>
  keys.map((key) => shownAmount(figures[key] ?? 0));
