import { withoutLineBreaks } from "../../../platform/pure/text/index.ts";

/** The text that replaces redacted words. */
export const REDACTED = "[sladdet]";

/** How many words or sentences are taken out at a time, and how many characters each may have. */
export const redactionLimits = { most: 50, shortest: 3, longest: 200 } as const;

/** Signs that nobody sees, which may stand within a word: a soft hyphen, joiners, a byte order mark, and those that turn the direction. */
const UNSEEN = "\\u00ad\\u034f\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff";
const unseen = new RegExp(`[${UNSEEN}]`, "gu");

/** Words and sentences as they are searched for: on one line, without white space around them, each once. */
export const wordsAsked = (given: readonly string[]): readonly string[] => [
  ...new Set(
    given.map((word) => withoutLineBreaks(word.replace(unseen, "")).normalize("NFC")).filter((word) => word !== ""),
  ),
];

/** Too short to be searched for: it would stand by chance in many other texts. */
export const isTooShort = (word: string): boolean =>
  (word.match(/[\p{L}\p{N}]/gu) ?? []).length < redactionLimits.shortest;

/** Where words stand in a text. `whole`: by themselves. `anywhere`: also as a part of longer words. */
export type Sought = { readonly whole: RegExp; readonly anywhere: RegExp };

const escaped = (sign: string): string => sign.replace(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&");

/** A letter with an accent is stored as one sign or as two. */
const eitherWay = (sign: string): string => {
  const apart = sign.normalize("NFD");
  return apart === sign ? escaped(sign) : `(?:${escaped(sign)}|${Array.from(apart, escaped).join("")})`;
};

/** A number with at least this many digits is also found when written in groups: 010170 12345. */
const GROUPED = 6;

function spelledPart(part: string): string {
  const between = part.length >= GROUPED && /^\d+$/.test(part) ? `[ \\u00a0\\u202f${UNSEEN}]*` : `[${UNSEEN}]*`;
  return Array.from(part, eitherWay).join(between);
}

/** One class between words, so that a long run of such signs is read once. A name of a file has hyphens or underscores there. */
const spelled = (word: string): string => word.split(/\s+/u).map(spelledPart).join(`[\\s_+${UNSEEN}-]+`);

/**
 * Searches for words as a person reads them: whatever the case, what stands between them (white space, a hyphen, an underscore), and the way in
 * which a letter with an accent is stored.
 * @param words from `wordsAsked`, at least one
 */
export function soughtOf(words: readonly string[]): Sought {
  const any = [...words]
    .toSorted((a, b) => b.length - a.length)
    .map(spelled)
    .join("|");
  const letter = "[\\p{L}\\p{M}\\p{N}]";
  return {
    whole: new RegExp(`(?<!${letter})(?:${any})(?!${letter})`, "giu"),
    anywhere: new RegExp(any, "giu"),
  };
}
