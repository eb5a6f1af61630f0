import { canonicalNumber } from "../../../../platform/pure/norwegian-number/index.ts";

const P_VALUE = /^(?:p\s*)?([<>=≤≥]?)\s*(.+)$/iu;

/** A p-value as it is stored: «p < 0,001» as `<0.001`, «0,04» as `0.04`. Null for any other text, and outside 0 to 1. */
export function canonicalP(written: string): string | null {
  const [, sign = "", number = ""] = P_VALUE.exec(written.trim()) ?? [];
  const text = canonicalNumber(number);
  if (text === null || Number(text) < 0 || Number(text) > 1) return null;
  const is = sign === "≤" ? "<" : sign === "≥" ? ">" : sign === "=" ? "" : sign;
  return `${is}${text}`;
}
