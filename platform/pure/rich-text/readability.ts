import { plainTextOf, wordsIn } from "./plain-text.ts";

/** More than six letters make a long word. */
const SHORT_WORD = 6;

/** Where a sentence ends: a line, or a sign with what closes after it. */
const SENTENCE_END = /\n|[.!?:]+[»”"')\]]*(?:\s|$)/u;

/**
 * The readability index LIX of a text, rounded: words of a sentence, and long words among a hundred, together. Null without words.
 * Björnsson, Läsbarhet (1968).
 */
export function lixOf(html: string): number | null {
  const sentences = plainTextOf(html)
    .split(SENTENCE_END)
    .map(wordsIn)
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length === 0) return null;
  const long = words.filter((word) => (word.match(/[\p{L}\p{N}]/gu)?.length ?? 0) > SHORT_WORD);
  return Math.round(words.length / sentences.length + (100 * long.length) / words.length);
}

export type Readability = "very-easy" | "easy" | "medium" | "hard" | "very-hard";

/**
 * How hard a text of this LIX is to read. Björnsson's bands: children's books below 30, fiction below 40, newspapers below 50, official texts
 * below 60. The Norwegian words for them are those of Tansa, https://www.tansa.com/no/liks/ (read in 2026).
 */
export function readabilityOf(lix: number): Readability {
  if (lix < 30) return "very-easy";
  if (lix < 40) return "easy";
  if (lix < 50) return "medium";
  return lix < 60 ? "hard" : "very-hard";
}
