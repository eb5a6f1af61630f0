import { canonicalNumber, clean } from "../../../platform/pure/norwegian-number/index.ts";

/** The value of an empty cell `baseline.n.per`. */
const PER = 1000;

/** A risk without the method, or the reason why the cell does not give one. */
export type Share =
  | { readonly kind: "Empty" }
  | { readonly kind: "Risk"; readonly risk: number }
  | { readonly kind: "NotANumber" | "BelowZero" | "AbovePer" };

const PERCENT = /^(.+?)\s*(?:%|prosent)$/iu;
const OF = /^(.+?)\s*(?:\/|\bav\b)\s*(.+)$/iu;

/** A share as it is stored: `110`, `11%` or `11/100`, numbers in the form of `canonicalNumber`. Null for any other text. */
export function canonicalShare(written: string): string | null {
  const text = written.trim();
  const [, percent] = PERCENT.exec(text) ?? [];
  if (percent !== undefined) {
    const number = canonicalNumber(percent);
    return number === null ? null : `${number}%`;
  }
  const [, part, of] = OF.exec(text) ?? [];
  if (part === undefined || of === undefined) return canonicalNumber(text);
  // «11 av 1.000»: nobody counts people in thousandths.
  const [number, whole] = [canonicalNumber(part), canonicalNumber(of.trim().replace(/^(\d{1,3})\.(\d{3})$/, "$1$2"))];
  return number === null || whole === null || Number(whole) <= 0 ? null : `${number}/${whole}`;
}

/** How many the number of a baseline is of. A cell that is empty or holds 0 counts as 1,000. */
export function perOf(cell: string | undefined): number {
  const per = Number(canonicalNumber(cell ?? "") ?? PER);
  return per > 0 ? per : PER;
}

/**
 * A risk as people write it: `110`, `11 %`, `0,11`, `11 av 100` or `11/100`.
 * @param per the cell `baseline.n.per`; percent and fractions need none
 */
export function readShare(value: string | undefined, per: string | undefined): Share {
  if ((value ?? "").trim() === "") return { kind: "Empty" };
  const text = canonicalShare(value ?? "");
  if (text === null) return { kind: "NotANumber" };
  const [part = "", of] = text.split(/[%/]/);
  const whole = text.endsWith("%") ? 100 : of === undefined ? perOf(per) : Number(of);
  const risk = clean(Number(part) / whole);
  if (risk < 0) return { kind: "BelowZero" };
  return risk > 1 ? { kind: "AbovePer" } : { kind: "Risk", risk };
}
