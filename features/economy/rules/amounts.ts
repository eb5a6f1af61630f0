import { norwegianNumber } from "../../../platform/pure/norwegian-number/index.ts";
import type { NumberField } from "./fields.ts";

/** The most digits of a number. */
const DIGITS_MAX = 10;
export const COMMENT_MAX_LENGTH = 2000;

/** The rules that a given number may break. */
export type AmountFault = "NotANumber" | "NotAWholeNumber" | "TooManyDigits" | "MayNotBeNegative";
type Accepted = { readonly text: string } | { readonly broken: AmountFault };

/** Removes separators between thousands, and words and signs beside the number. */
const written = (given: string): string =>
  given
    .replace(/\p{White_Space}/gu, "")
    .replace(/^(?:kr\.?|nok)|(?:kr\.?|nok)$|,-$/gi, "")
    .replace(/^[−–]/, "-")
    // One point may stand before decimals, two or more stand between thousands. A comma before 0 or 00 is øre.
    .replace(/^[+-]?\d{1,3}(?:\.\d{3}){2,}(?=$|,)/, (number) => number.replaceAll(".", ""))
    .replace(/(?<=^[+-]?\d+),0{1,2}$/, "");

/**
 * A given number as it is stored: its digits, and a hyphen in front when it is below zero. Empty and 0 are stored as the empty text,
 * which counts as 0.
 */
export function acceptAmount({ mayBeNegative }: Pick<NumberField, "mayBeNegative">, given: string): Accepted {
  const text = written(given);
  const [, sign = "", digits = ""] = /^([+-]?)(\d+)$/.exec(text) ?? [];
  if (digits === "") {
    if (text === "") return { text };
    return { broken: /^[+-]?\d+[.,]\d+$/.test(text) ? "NotAWholeNumber" : "NotANumber" };
  }
  const bare = digits.replace(/^0+/, "");
  if (bare === "") return { text: "" };
  if (bare.length > DIGITS_MAX) return { broken: "TooManyDigits" };
  if (sign !== "-") return { text: bare };
  return mayBeNegative ? { text: `-${bare}` } : { broken: "MayNotBeNegative" };
}

/** The number that a stored text stands for; 0 for an empty one and for one that no number can be read from. */
export const amountOf = (text: string): number => {
  const given = acceptAmount({ mayBeNegative: true }, text);
  return "text" in given ? Number(given.text) : 0;
};

const grouped = (value: number): string =>
  value < 0 ? `−${norwegianNumber(Math.round(-value))}` : norwegianNumber(Math.round(value));

/** `kr 2 900 000`; patients without `kr`. The spaces do not break. */
export const shownAmount = (value: number, unit: NumberField["unit"] = "kroner"): string =>
  unit === "kroner" ? `kr\u00a0${grouped(value)}` : grouped(value);

/** The same as it stands in a field: without `kr`. */
export const amountInField = grouped;
