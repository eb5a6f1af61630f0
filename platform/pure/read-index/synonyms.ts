import { composed, isStopWord, termOf, type Word, wordsIn } from "./words.ts";

/** Words that mean each other; one way: the first also means the others. */
type Rule = { readonly words: readonly string[]; readonly oneWay: boolean };

/** A part of a query, `length` words from the word `from`, and the other ways to say it: each one or several words. */
export type SaidOtherwise = {
  readonly from: number;
  readonly length: number;
  readonly ways: readonly (readonly string[])[];
};

export type Synonyms = (query: readonly Word[]) => readonly SaidOtherwise[];

type Phrase = readonly string[];
type Entry = { readonly key: Phrase; readonly ways: readonly Phrase[] };

/** The words of a phrase as a query has them: without "i" and "og", unless it has no others. */
function phraseOf(text: string): Phrase {
  const words = wordsIn(composed(text)).map((word) => word.text);
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}

/** The key that is equal for two texts of the same words: their stems, in order. Empty for a text without words. */
export const phraseKey = (text: string): string => phraseOf(text).map(termOf).join(" ");

const isSame = (a: Phrase, b: Phrase): boolean =>
  a.length === b.length && a.every((word, at) => termOf(word) === termOf(b[at] ?? ""));

/** Makes the rules ready to be looked up: a word of a query is compared by its stem. features/search/README.md */
export function readyRules(rules: readonly Rule[]): Synonyms {
  const byFirst = new Map<string, Entry[]>();
  for (const { words, oneWay } of rules) {
    const phrases = words.map(phraseOf).filter((phrase) => phrase.length > 0);
    for (const key of oneWay ? phrases.slice(0, 1) : phrases) {
      const ways = phrases.filter((other) => !isSame(other, key));
      const first = termOf(key[0] ?? "");
      byFirst.set(first, [...(byFirst.get(first) ?? []), { key, ways }]);
    }
  }
  return (query) =>
    query.flatMap((word, from) =>
      (byFirst.get(termOf(word.text)) ?? [])
        .filter(({ key }) =>
          isSame(
            key,
            query.slice(from, from + key.length).map(({ text }) => text),
          ),
        )
        .map(({ key, ways }) => ({ from, length: key.length, ways })),
    );
}

export const noSynonyms: Synonyms = () => [];
