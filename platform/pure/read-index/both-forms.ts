import { ENDS, FIRST, FORMS, LAST, WHOLE } from "./form-table.ts";
import { stem } from "./stem.ts";

/** Letters of the other part of a compound, at least. */
const SHORTEST_REST = 3;
/** Before a word that stands alone too: the two of «biverknad». */
const SHORTEST_BEFORE_WORD = 2;
/** Letters by which a part is looked up. */
const KEY = 2;

type Part = readonly [part: string, common: string];

const longestFirst = (parts: readonly Part[]): Part[] => parts.toSorted(([a], [b]) => b.length - a.length);
const forms: ReadonlyMap<string, string> = new Map(FORMS);
const stemmed = (parts: readonly Part[]): Part[] => parts.map(([word, common]) => [stem(word), stem(common)]);
const whole: ReadonlyMap<string, string> = new Map(stemmed([...LAST, ...WHOLE]));
const firsts: ReadonlyMap<string, readonly Part[]> = Map.groupBy(longestFirst(FIRST), ([part]) => part.slice(0, KEY));
const words = new Set(LAST.map(([word]) => stem(word)));
const lasts: ReadonlyMap<string, readonly Part[]> = Map.groupBy(longestFirst(stemmed([...LAST, ...ENDS])), ([part]) =>
  part.slice(-KEY),
);
const shortestBefore = (part: string): number => (words.has(part) ? SHORTEST_BEFORE_WORD : SHORTEST_REST);

/** The word that stands for one with an ambiguous stem («tal» is «tall», «tale» is not); the word itself otherwise. */
export const unambiguous = (word: string): string => forms.get(word) ?? word;

/**
 * The one key of a stem's forms in bokmål and nynorsk: `sjukehus` and `sykehus` have the same. It is the form of bokmål, and no word
 * where only a part was replaced. Applied to what is indexed and to what is asked, so that a query does not grow. features/search/README.md
 */
export function commonForm(name: string): string {
  const known = whole.get(name);
  if (known !== undefined) return known;
  const begun = withoutHeit(withCommonFirst(name, SHORTEST_REST));
  const last = lasts
    .get(begun.slice(-KEY))
    ?.find(([part]) => begun.endsWith(part) && begun.length >= part.length + shortestBefore(part));
  const ended = last ? begun.slice(0, -last[0].length) + last[1] : begun;
  return whole.get(ended) ?? ended;
}

/** The beginning of a word that somebody is writing, as the key of the whole word begins: `sjukehu` is `sykehu`. */
export const commonBeginning = (text: string): string => withCommonFirst(text, 0);

/** How words may begin whose key is this one, besides as it does. */
export function otherBeginnings(key: string): readonly string[] {
  const words = wordsOfKey.get(key) ?? [];
  return [...words, ...FIRST.flatMap(([part, common]) => (key.startsWith(common) ? [part] : []))];
}

const wordsOfKey: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Map.groupBy(
      [...LAST, ...WHOLE, ...FORMS].map(([word, common]) => [word, stem(common)] as const),
      ([, key]) => key,
    ),
  ].map(([key, words]) => [key, words.map(([word]) => word)]),
);

function withCommonFirst(text: string, rest: number): string {
  const first = firsts
    .get(text.slice(0, KEY))
    ?.find(([part]) => text.startsWith(part) && text.length >= part.length + rest);
  return first ? first[1] + text.slice(first[0].length) : text;
}

/** Snowball takes «-het» away, not «-heit»: «dødelegheit» is «dødelig». «feberheit» is hot. */
const withoutHeit = (name: string): string =>
  /(?:bar|ig|leg|ny|sam|sikker)heit$/.test(name) ? stem(name.slice(0, -"heit".length)) : name;
