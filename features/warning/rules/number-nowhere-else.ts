import { canonicalNumber, clean, rounded } from "../../../platform/pure/norwegian-number/index.ts";

/** A number in a text: as it is written, its size without a sign, and the decimals that it is exact to (below zero: tens, hundreds). */
type Said = {
  readonly written: string;
  readonly value: number;
  readonly decimals: number;
  readonly isPercent: boolean;
  readonly isWhole: boolean;
  readonly before: string;
};

const SPACE = "[ \\u00a0\\u202f\\u2009]";
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[.,])(?:\d{1,3}(?:${SPACE}\d{3})+(?!\d)|\d+)(?:[.,]\d+)?(?![\p{L}\d]|[.,]\d)`,
  "gu",
);

const scales: readonly (readonly [RegExp, number])[] = [
  [/^\s*(?:milliard(?:er|ar)?|mrd\.?)(?![\p{L}])/iu, 9],
  [/^\s*(?:million(?:er|ar)?|mill\.?)(?![\p{L}])/iu, 6],
  [/^\s*tusen(?![\p{L}])/iu, 3],
];

/** Addresses, DOIs and mail addresses: their digits are names. */
const NAMES = /https?:\/\/\S+|www\.\S+|\b10\.\d{4,9}\/\S+|\S+@\S+/giu;
const MONTH = "januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember";
const DATES = new RegExp(
  String.raw`\b\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\.\s?(?:${MONTH})(?:\s+\d{4})?|\b\d{1,2}\.\d{4}\b`,
  "giu",
);
const INTERVAL_NAME = /\b9[059]\s*(?:%|prosent)\s*(?:[- ]?(?:KI|CI)\b|konfidensintervall)/giu;

const blank = (text: string, pattern: RegExp): string => text.replace(pattern, (found) => " ".repeat(found.length));

function numbersIn(text: string): readonly Said[] {
  const shown = blank(blank(blank(text, NAMES), INTERVAL_NAME), DATES);
  return [...shown.matchAll(NUMBER)].flatMap((found): readonly Said[] => {
    const [written] = found;
    const stored = canonicalNumber(written);
    if (stored === null) return [];
    const after = shown.slice(found.index + written.length);
    const power = scales.find(([pattern]) => pattern.test(after))?.[1] ?? 0;
    const exact = stored.split(".")[1]?.length ?? 0;
    return [
      {
        written,
        value: clean(Number(stored) * 10 ** power),
        decimals: exact === 0 ? -power - zerosAtEnd(stored) : exact - power,
        isPercent: /^\s*(?:%|prosent)/iu.test(after),
        isWhole: exact === 0 && power === 0,
        before: shown.slice(0, found.index),
      },
    ];
  });
}

/** «600» may be rounded to hundreds. */
const zerosAtEnd = (digits: string): number => /0*$/u.exec(digits.replace(/^0+/u, ""))?.[0].length ?? 0;

const SMALL = 12;
const POWERS = [10, 100, 1000, 10_000, 100_000, 1_000_000];
const isDenominator = ({ before, value, isWhole }: Said): boolean =>
  isWhole && POWERS.includes(value) && /(?:^|[^\p{L}])(?:av|per|pr\.?)\s*$/iu.test(before);
const isNumbered = ({ before }: Said): boolean =>
  /(?:^|[^\p{L}])(?:uke|uker|veke|veker|tabell|side|sidene|s\.|figur)\s*$/iu.test(before);
const isYear = ({ value, isWhole, written }: Said): boolean =>
  isWhole && /^\d{4}$/u.test(written) && value >= 1900 && value <= 2100;

const isLookedAt = (said: Said): boolean =>
  !(said.isWhole && said.value <= SMALL) && !isYear(said) && !isDenominator(said) && !isNumbered(said);

const isRoundedTo = (value: number, { value: said, decimals }: Said): boolean =>
  value === said || rounded(clean(value * 10 ** decimals)) === rounded(clean(said * 10 ** decimals));

/** «26 prosent» of a ratio of 0.74. */
const isChangeOf = (ratio: number, said: Said): boolean =>
  said.isPercent && ratio > 0 && isRoundedTo(clean(Math.abs(1 - ratio) * 100), said);

/**
 * The numbers of a summary that stand nowhere else in the assessment, as they are written. A number stands elsewhere if one there is the
 * same, rounds to it, or is the ratio whose change in percent it is.
 * @param text plain text
 * @param elsewhere all other texts and cells, and every computed number
 */
export function numbersNowhereElse(text: string, elsewhere: readonly string[]): readonly string[] {
  const asked = numbersIn(text).filter(isLookedAt);
  if (asked.length === 0) return [];
  const there = [...new Set(elsewhere.flatMap((each) => numbersIn(each).map(({ value }) => value)))];
  const missing = asked.filter((said) => !there.some((value) => isRoundedTo(value, said) || isChangeOf(value, said)));
  return [...new Set(missing.map(({ written }) => written))];
}
