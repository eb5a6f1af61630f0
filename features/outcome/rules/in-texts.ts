import type { Certainty, OutcomeCells } from "./columns.ts";
import { everySentenceOf, nameInText, sentenceOf, type TextsInSentence } from "./sentence.ts";
import { certaintyOf } from "./trust.ts";

const inOneLine = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ");

/**
 * Whether a sentence of this outcome stands in a text and is not the one that its numbers give now. A sentence that an author has changed
 * is the author's own.
 * @param text plain text
 */
export function holdsOldSentence(text: string, cells: OutcomeCells, texts: TextsInSentence): boolean {
  const shown = inOneLine(text);
  const now = sentenceOf(cells, texts);
  const current = now.kind === "Sentence" ? [now.sentence.nb, now.sentence.nn] : [];
  return everySentenceOf(cells, texts)
    .flatMap(({ nb, nn }) => [nb, nn])
    .some((sentence) => !current.includes(sentence) && shown.includes(inOneLine(sentence)));
}

/** The words of a trust, in both forms of Norwegian. High trust has none. */
const TRUST_WORDS: readonly (readonly [RegExp, Certainty])[] = [
  [/(?<![\p{L}])(?:trolig|truleg|sannsynligvis|sannsynlegvis)(?![\p{L}])/iu, "moderate"],
  [/(?<![\p{L}])(?:muligens|moglegvis|kanskje)(?![\p{L}])/iu, "low"],
];

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");

/** Endings of a noun with its article, or of several. */
const ENDINGS = "(?:en|et|a|er|ar|ene|ane)?";

/**
 * The sentences of a text that name the outcome and have the word of another trust, such as «trolig» where the trust is low.
 * @param text plain text
 */
export function sentencesAgainstTrust(text: string, cells: OutcomeCells): readonly string[] {
  const certainty = certaintyOf(cells);
  const name = inOneLine(nameInText(cells));
  if (certainty === null || name === "") return [];
  const named = new RegExp(`(?<![\\p{L}\\d])${escaped(name)}${ENDINGS}(?![\\p{L}\\d])`, "iu");
  return text
    .split(/\n+/u)
    .flatMap((paragraph) => inOneLine(paragraph).split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .filter((sentence) => {
      const said = TRUST_WORDS.filter(([word]) => word.test(sentence)).map(([, trust]) => trust);
      return named.test(sentence) && said.length > 0 && !said.includes(certainty);
    });
}
