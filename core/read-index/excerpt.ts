import type { FoundWord } from "./read-index.ts";
import { composed, termOf, wordsIn } from "./words.ts";

/** A piece of an excerpt; marked where it is a word that was found by. */
export type ExcerptPart = { readonly text: string; readonly marked: boolean };

export type Excerpt = {
  readonly parts: readonly ExcerptPart[];
  /** How many of the words its best sentence has, by weight: from 0 to the number of words. */
  readonly words: number;
};

/** Characters: more than a hit shows on any screen. */
const LONGEST = 240;
/** How much is read of a text for its best sentence. */
const READ = 12_000;
/** Characters in front of the first marked word of a sentence that is too long. */
const BEFORE = 60;

/** The sentence that has most of the words, with those marked; null when none has any. */
export function excerptOf(texts: readonly string[], words: readonly FoundWord[]): Excerpt | null {
  const weigh = weightsOf(words);
  let best: Sentence | null = null;
  for (const text of texts)
    for (const sentence of sentencesOf(composed(text.slice(0, READ)))) {
      const weighed = weighSentence(sentence, weigh, words.length);
      if (weighed.score > (best?.score ?? 0)) best = weighed;
    }
  return best && { parts: partsOf(best), words: best.score };
}

type Sentence = {
  readonly text: string;
  readonly score: number;
  readonly marks: readonly { readonly from: number; readonly to: number }[];
};

/** The best weight that a term has for each of the words. */
type Weights = ReadonlyMap<string, readonly { readonly word: number; readonly weight: number }[]>;

function weightsOf(words: readonly FoundWord[]): Weights {
  const all = words.flatMap(({ terms }, word) => [...terms].map(([term, weight]) => ({ term, word, weight })));
  return Map.groupBy(all, ({ term }) => term);
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+|\n+/u).filter((each) => each.trim() !== "");

function weighSentence(text: string, weights: Weights, count: number): Sentence {
  const best = new Float64Array(count);
  const marks: { from: number; to: number }[] = [];
  for (const { text: form, from, to } of wordsIn(text)) {
    const meant = weights.get(termOf(form));
    if (meant === undefined) continue;
    marks.push({ from, to });
    for (const { word, weight } of meant) best[word] = Math.max(best[word] ?? 0, weight);
  }
  return { text, score: best.reduce((sum, each) => sum + each, 0), marks };
}

/** The sentence in one line, cut to what a hit shows, in pieces. */
function partsOf({ text, marks }: Sentence): ExcerptPart[] {
  const first = marks[0]?.from ?? 0;
  const cut = text.length <= LONGEST || first <= BEFORE ? 0 : text.indexOf(" ", first - BEFORE) + 1;
  const start = cut > first ? first : cut;
  const end = Math.min(text.length, start + LONGEST);
  const parts: ExcerptPart[] = start > 0 ? [{ text: "… ", marked: false }] : [];
  let at = start;
  const add = (to: number, marked: boolean) => {
    const piece = text.slice(at, to).replace(/\s+/g, " ");
    if (piece !== "") parts.push({ text: piece, marked });
    at = to;
  };
  for (const { from, to } of marks) {
    if (from < start || to > end) continue;
    add(from, false);
    add(to, true);
  }
  add(end, false);
  return end < text.length ? [...parts, { text: " …", marked: false }] : parts;
}
