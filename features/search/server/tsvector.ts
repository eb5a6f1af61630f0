import type { Stem } from "../../../platform/pure/read-index/index.ts";

const [QUOTE, BACKSLASH, COLON, COMMA, NINE, ZERO] = Array.from("'\\:,90", (character) => character.charCodeAt(0));

/** The stems of a `tsvector` as PostgreSQL writes it: `'hjert':3A,9 'ore'`. Ignores the weights. */
export function stemsIn(vector: string): Stem[] {
  const stems: Stem[] = [];
  for (let at = vector.indexOf("'"); at !== -1; at = vector.indexOf("'", at)) {
    const from = at + 1;
    let isEscaped = false;
    for (at = from; ; at++) {
      const code = vector.charCodeAt(at);
      if (code === BACKSLASH || (code === QUOTE && vector.charCodeAt(at + 1) === QUOTE)) {
        isEscaped = true;
        at += 1;
      } else if (code === QUOTE || Number.isNaN(code)) break;
    }
    const written = vector.slice(from, at);
    const positions: number[] = [];
    at += 1;
    if (vector.charCodeAt(at) === COLON) at = readPositions(vector, at + 1, positions);
    stems.push({ stem: isEscaped ? unescaped(written) : written, positions });
  }
  return stems;
}

/** A quote is written twice, and so is a backslash. */
export const unescaped = (written: string): string => written.replace(/(['\\])\1/g, "$1");

/** Reads `3A,9` into the list; answers where it ends. */
function readPositions(vector: string, from: number, positions: number[]): number {
  let position = 0;
  let at = from;
  for (; ; at++) {
    const code = vector.charCodeAt(at);
    if (code >= (ZERO ?? 0) && code <= (NINE ?? 0)) position = position * 10 + code - (ZERO ?? 0);
    else if (code === COMMA) {
      positions.push(position);
      position = 0;
    } else if (Number.isNaN(code) || vector[at] === " ") break;
  }
  positions.push(position);
  return at;
}
