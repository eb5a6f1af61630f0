import type { Certainty, OutcomeCells } from "./columns.ts";
import { foldedName } from "./from-pico.ts";
import { everySentenceOf, nameInText, sentenceOf, type TextsInSentence } from "./sentence.ts";
import { certaintyOf } from "./trust.ts";

/** An outcome with the two texts of its block. */
export type OutcomeInTable = { readonly cells: OutcomeCells; readonly texts: TextsInSentence };

const inOneLine = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ");

/** The sentences that the numbers of the outcomes give now. */
const sentencesOfNow = (outcomes: readonly OutcomeInTable[]): ReadonlySet<string> =>
  new Set(
    outcomes.flatMap(({ cells, texts }) => {
      const now = sentenceOf(cells, texts);
      return now.kind === "Sentence" ? [now.sentence.nb, now.sentence.nn].map(inOneLine) : [];
    }),
  );

/**
 * The names of the outcomes whose sentence in a text is one that no numbers give now. A sentence that an author has changed is the
 * author's own, and two outcomes of one name have each a sentence.
 * @param text plain text
 * @param outcomes all of the assessment
 */
export function namesWithOldSentence(text: string, outcomes: readonly OutcomeInTable[]): readonly string[] {
  const shown = inOneLine(text);
  const now = sentencesOfNow(outcomes);
  return outcomes
    .filter(({ cells, texts }) =>
      everySentenceOf(cells, texts)
        .flatMap(({ nb, nn }) => [nb, nn].map(inOneLine))
        .some((sentence) => !now.has(sentence) && shown.includes(sentence)),
    )
    .map(({ cells }) => nameInText(cells))
    .filter(isFirst);
}

const isFirst = (name: string, at: number, names: readonly string[]): boolean => names.indexOf(name) === at;

/** The words of a trust, in both forms of Norwegian. High trust has none. */
const TRUST_WORDS: readonly (readonly [RegExp, Certainty])[] = [
  [/(?<![\p{L}])(?:trolig|truleg|sannsynligvis|sannsynlegvis)(?![\p{L}])/iu, "moderate"],
  [/(?<![\p{L}])(?:muligens|moglegvis|kanskje)(?![\p{L}])/iu, "low"],
];

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");

/** Endings of a noun with its article, or of several. */
const ENDINGS = "(?:en|et|a|er|ar|ene|ane)?";
const mentionOf = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(name)}${ENDINGS}(?![\\p{L}\\d])`, "giu");

/**
 * The sentences of a text that name an outcome and have the word of another trust, such as «trolig» where the trust is low. Outcomes of one
 * name may have several trusts; a longer name, such as «død innen ett år», does not mention the outcome «død»; and a sentence that the
 * numbers of any outcome give now is right.
 * @param text plain text
 * @param outcomes all of the assessment
 */
export function sentencesAgainstTrust(
  text: string,
  cells: OutcomeCells,
  outcomes: readonly OutcomeInTable[],
): readonly string[] {
  const name = inOneLine(nameInText(cells));
  const others = outcomes.map((each) => each.cells);
  const ofName = [cells, ...others.filter((each) => foldedName(nameInText(each)) === foldedName(name))];
  const certainties = ofName.map(certaintyOf);
  if (certaintyOf(cells) === null || name === "") return [];
  const longer = others
    .map((each) => inOneLine(nameInText(each)))
    .filter((other) => other.length > name.length && other.search(mentionOf(name)) >= 0)
    .map(mentionOf);
  const isNamed = (sentence: string): boolean =>
    longer.reduce((left, mention) => left.replace(mention, " "), sentence).search(mentionOf(name)) >= 0;
  const now = sentencesOfNow(outcomes);
  return text
    .split(/\n+/u)
    .flatMap((paragraph) => inOneLine(paragraph).split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .filter((sentence) => {
      const said = TRUST_WORDS.filter(([word]) => word.test(sentence)).map(([, trust]) => trust);
      if (said.length === 0 || said.some((trust) => certainties.includes(trust))) return false;
      return isNamed(sentence) && !now.has(sentence.trim());
    });
}

/** The names of the outcomes that a text speaks of with the words of another trust. */
export const namesAgainstTrust = (text: string, outcomes: readonly OutcomeInTable[]): readonly string[] =>
  outcomes
    .filter(({ cells }) => sentencesAgainstTrust(text, cells, outcomes).length > 0)
    .map(({ cells }) => nameInText(cells))
    .filter(isFirst);
