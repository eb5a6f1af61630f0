import type { Asked, AskedWord } from "./asked-words.ts";
import type { TextIndex } from "./text-index.ts";

/** The documents that a query finds, in no order, each with a score, and which words the best of them does not have. */
export type Scored = {
  readonly places: Int32Array;
  /** By place. Overwritten by the next query. */
  readonly scores: Float64Array;
  readonly leftOut: readonly string[];
};

const K1 = 1.2;
const B = 0.75;
/** When nothing has all words: the part of their weight that a document must have. */
const MOST_OF_IT = 0.5;

/**
 * Scores documents by BM25. All words; when nothing has all, at least half of what they weigh. A word counts once, by its best term.
 * With `least`, those with at least this part of the weight, also of words that no text has, whether or not some have all.
 */
export function createScoring(index: TextIndex): (asked: Asked, least?: number) => Scored {
  let scores = new Float64Array(64);
  let best = new Float64Array(64);
  let has = new Int32Array(64);
  let touched: number[] = [];

  const makeRoom = (): void => {
    for (const place of touched) {
      scores[place] = 0;
      has[place] = 0;
    }
    touched = [];
    const needed = index.lengths().length;
    if (scores.length >= needed) return;
    scores = new Float64Array(needed);
    best = new Float64Array(needed);
    has = new Int32Array(needed);
  };

  /** Adds what one word gives each document; answers the word's weight: the rarer, the more. */
  const scoreWord = ({ alternatives }: AskedWord, bit: number): number => {
    const lengths = index.lengths();
    const short = K1 * (1 - B);
    const long = (K1 * B) / index.averageLength();
    const met: number[] = [];
    let rarest = 0;
    for (const { term, weight, also = [] } of alternatives) {
      const together = also.map((other) => placesOf(index, [other]));
      const found = index.postings.read(term);
      const documents = index.postings.documents();
      const times = index.postings.times();
      const idf = Math.log(1 + (Math.max(0, index.live() - found) + 0.5) / (found + 0.5));
      rarest = Math.max(rarest, weight * idf);
      const most = weight * idf * (K1 + 1);
      for (let at = 0; at < found; at++) {
        const place = documents[at] ?? 0;
        if (together.length > 0 && !together.every((places) => places.has(place))) continue;
        const often = times[at] ?? 0;
        const score = (most * often) / (often + short + long * (lengths[place] ?? 0)) + Number.MIN_VALUE;
        const before = best[place] ?? 0;
        if (before === 0) met.push(place);
        if (score > before) best[place] = score;
      }
    }
    for (const place of met) {
      if (has[place] === 0) touched.push(place);
      has[place] = (has[place] ?? 0) | bit;
      scores[place] = (scores[place] ?? 0) + (best[place] ?? 0);
      best[place] = 0;
    }
    return rarest;
  };

  return ({ words, unknown, without }, least) => {
    makeRoom();
    const weights = words.map((word, at) => scoreWord(word, 1 << at));
    const excluded = placesOf(index, without);
    const all = (1 << words.length) - 1;
    const isLeft = (place: number) => index.isLive(place) && (excluded.size === 0 || !excluded.has(place));
    const whole = least === undefined ? touched.filter((place) => has[place] === all && isLeft(place)) : [];
    // A search goes on without words that no text has; for likeness they weigh as much as the rarest.
    const lacking = least === undefined ? 0 : unknown.length * Math.log(1 + (index.live() + 0.5) / 0.5);
    const needed = (weights.reduce((sum, weight) => sum + weight, 0) + lacking) * (least ?? MOST_OF_IT);
    const found = whole.length > 0 ? whole : mostWords(touched.filter(isLeft), has, weights, needed);
    const first = found.reduce((top, place) => ((scores[place] ?? 0) > (scores[top] ?? -1) ? place : top), -1);
    const missing = words
      .filter((_, at) => first >= 0 && ((has[first] ?? 0) & (1 << at)) === 0)
      .map(({ text }) => text);
    return {
      places: Int32Array.from(found),
      scores,
      leftOut: found.length === 0 ? [] : [...new Set([...unknown, ...missing])],
    };
  };
}

const placesOf = ({ postings }: TextIndex, terms: readonly number[]): ReadonlySet<number> =>
  new Set(
    terms.flatMap((term) => {
      const found = postings.read(term);
      return [...postings.documents().subarray(0, found)];
    }),
  );

const mostWords = (
  candidates: readonly number[],
  has: Int32Array,
  weights: readonly number[],
  needed: number,
): number[] =>
  candidates.filter((place) => {
    const bits = has[place] ?? 0;
    return weights.reduce((sum, weight, at) => ((bits & (1 << at)) === 0 ? sum : sum + weight), 0) >= needed;
  });
