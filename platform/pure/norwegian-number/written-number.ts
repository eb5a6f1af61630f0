import { inGroups } from "./grouped.ts";

const WHOLE = String.raw`\d+|\d{1,3}(?:\s\d{3})+`;
const NUMBER = new RegExp(
  String.raw`^([+-]?)(?:(${WHOLE}|\d{1,3}(?:\.\d{3})+)?,(\d+)|(${WHOLE})?\.(\d+)|(${WHOLE}|\d{1,3}(?:\.\d{3}){2,}))$`,
);

/** The most digits before the decimals: a number of the machine keeps no more. */
const DIGITS_MAX = 15;

/**
 * A number as it is stored: digits, a point before decimals, `-` in front of one below zero. Null for a text that is not a number. Comma
 * and point stand before decimals, in British journals a raised point, two points or more between thousands, as do spaces of any width. Decimals are kept as they are
 * written: their number says how exact the number is.
 */
export function canonicalNumber(written: string): string | null {
  const found = NUMBER.exec(
    written
      .trim()
      .replace(/[−–‐‑]\s?/u, "-")
      .replace(/(?<=\d)·(?=\d)/u, "."),
  );
  if (!found) return null;
  const [, sign = "", beforeComma, afterComma, beforePoint, afterPoint, whole] = found;
  const digits = (beforeComma ?? beforePoint ?? whole ?? "").replace(/[\s.]/g, "").replace(/^0+(?=\d)/, "");
  const decimals = afterComma ?? afterPoint;
  if (digits.length > DIGITS_MAX) return null;
  return `${sign === "-" ? "-" : ""}${digits === "" ? "0" : digits}${decimals === undefined ? "" : `.${decimals}`}`;
}

/** A whole number from 0 as it is stored. Null for any other text. */
export function canonicalCount(written: string): string | null {
  const text = canonicalNumber(written);
  return text !== null && /^\d+$/.test(text) ? text : null;
}

/** The whole number from 0 of a cell. Null for an empty cell and for any other text. */
export function countOf(cell: string | undefined): number | null {
  const text = canonicalCount(cell ?? "");
  return text === null ? null : Number(text);
}

/** The number of a cell. Null for an empty cell and for a text that is not a number. */
export function numberOf(cell: string | undefined): number | null {
  const text = canonicalNumber(cell ?? "");
  return text === null ? null : Number(text);
}

/** How many decimals a cell's number has. */
export const decimalsOf = (cell: string): number => canonicalNumber(cell)?.split(".")[1]?.length ?? 0;

/** Removes what binary fractions add: 0.2 − 0.16 is 0.04, not 0.04000000000000001. */
export const clean = (value: number): number => Number(value.toPrecision(12));

/** Rounds half away from zero, so that a difference and its opposite are rounded alike. */
export function rounded(value: number, decimals = 0): number {
  const size = clean(Math.abs(clean(value)) * 10 ** decimals);
  const whole = Math.round(size);
  return whole === 0 ? 0 : (Math.sign(value) * whole) / 10 ** decimals;
}

const withComma = (text: string): string => {
  const [, sign = "", whole = "", decimals] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return `${sign === "" ? "" : "−"}${inGroups(whole)}${decimals === undefined ? "" : `,${decimals}`}`;
};

/** From here on `toFixed` writes powers of ten. */
const MOST_FIXED = 1e21;
const fixed = (value: number, decimals: number): string =>
  Math.abs(value) < MOST_FIXED ? value.toFixed(decimals) : String(BigInt(value));

/** A number for readers, with as many decimals as given: −1 204,50. */
export const shownNumber = (value: number, decimals = 0): string =>
  withComma(fixed(rounded(value, decimals), decimals));

/** A stored number for readers, with the decimals that were written. */
export function shownAsWritten(cell: string): string {
  const text = canonicalNumber(cell);
  return text === null ? cell : withComma(text);
}

/** A stored text with numbers in it, such as `11%`, `11/100` or `<0.001`, for readers. */
export const shownInText = (cell: string): string =>
  canonicalNumber(cell) === null ? cell.replace(/-?\d[\d.]*/g, shownAsWritten) : shownAsWritten(cell);
