import { excerptAround, soughtOf, wordsAsked } from "../../redaction/rules/index.ts";

/** One letter stands in nearly every text. */
const SHORTEST = 2;

/** A number between whose thousands stands no sign. A space of any width is read as one. */
const withoutGroups = (text: string): string => text.replace(/(?<=\d)\s(?=\d{3}(?!\d))/gu, "");
const withGroups = (text: string): string =>
  text.replace(/(?<![\d.,])\d{4,}/gu, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, " "));

/** Comma and point both stand before decimals: what is typed with one is shown with the other. */
const withDecimal = (text: string, sign: "," | "."): string => text.replace(/(?<=\d)[.,](?=\d)/gu, sign);

/**
 * A pattern for the text that somebody looks for in the form: whatever the case, with any white space or a hyphen between the words, and a number
 * with or without a space between its thousands, with a comma or a point before its decimals. A letter with an accent is another letter: å is not a. Null for too short a text.
 */
export function soughtInForm(asked: string): RegExp | null {
  const ungrouped = withoutGroups(asked.trim());
  const spellings = [asked, ungrouped, withGroups(ungrouped)];
  const words = wordsAsked(spellings.flatMap((each) => [each, withDecimal(each, ","), withDecimal(each, ".")]));
  if (words.length === 0 || words.every((word) => word.length < SHORTEST)) return null;
  return soughtOf(words).anywhere;
}

/** A place in a text, with the words around it. `at`: how many characters stand before it. */
export type TextHit = ReturnType<typeof excerptAround> & { readonly at: number };

/** Every place in a plain text. */
export function hitsIn(text: string, sought: RegExp): readonly TextHit[] {
  // An accent of its own would leave its letter to be found without it.
  const read = text.normalize("NFC");
  return [...read.matchAll(sought)].map(({ index: at, 0: found }) => ({
    at,
    ...excerptAround(read, at, at + found.length),
  }));
}
