import type { Asked, AskedWord } from "./asked-words.ts";
import type { TextIndex } from "./text-index.ts";

/** The documents that a query finds, in no order, each with a score, and which words the best of them does not have. */
export type Scored = {
  readonly places: Int32Array;
  /** By place. Overwritten by the next query. */
  readonly scores: Float64Array;
  readonly leftOut: readonly string[];
};

const none = new Int32Array(0);
const K1 = 1.2;
const B = 0.75;
/** When nothing has all words: the part of their weight that a document must have. */
const MOST_OF_IT = 0.5;

/** Scores documents by BM25. A word counts once, by its best term. */
export type Scoring = {
  /**
   * All words; when nothing has all, at least half of what they weigh. With `least`, documents with at least this part of the weight, also of
   * words that no text has, whether or not some have all.
   */
  find(asked: Asked, least?: number): Scored;
  /** The score of each document that has any of the words, by place: for documents that are found by something else. */
  scores(asked: Pick<Asked, "words">): Scored["scores"];
};

export function createScoring(index: TextIndex): Scoring {
  let scores = new Float64Array(64);
  let best = new Float64Array(64);
  let has = new Int32Array(64);
  /** The places that any word met, and those that one word met, each once. */
  let touched = new Int32Array(64);
  let met = new Int32Array(64);
  let touchedCount = 0;

  const makeRoom = (): void => {
    for (let at = 0; at < touchedCount; at++) {
      const place = touched[at] ?? 0;
      scores[place] = 0;
      has[place] = 0;
    }
    touchedCount = 0;
    const needed = index.lengths().length;
    if (scores.length >= needed) return;
    scores = new Float64Array(needed);
    best = new Float64Array(needed);
    has = new Int32Array(needed);
    touched = new Int32Array(needed);
    met = new Int32Array(needed);
  };

  /** Adds what one word gives each document; answers the word's weight: the rarer, the more. */
  const scoreWord = ({ alternatives }: AskedWord, bit: number): number => {
    const lengths = index.lengths();
    const short = K1 * (1 - B);
    const long = (K1 * B) / index.averageLength();
    let metCount = 0;
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
        if (before === 0) met[metCount++] = place;
        if (score > before) best[place] = score;
      }
    }
    for (let at = 0; at < metCount; at++) {
      const place = met[at] ?? 0;
      if (has[place] === 0) touched[touchedCount++] = place;
      has[place] = (has[place] ?? 0) | bit;
      scores[place] = (scores[place] ?? 0) + (best[place] ?? 0);
      best[place] = 0;
    }
    return rarest;
  };

  const scoreAll = (words: readonly AskedWord[]): readonly number[] => {
    makeRoom();
    return words.map((word, at) => scoreWord(word, 1 << at));
  };
  const find: Scoring["find"] = ({ words, unknown, without }, least) => {
    const weights = scoreAll(words);
    const excluded = placesOf(index, without);
    const all = (1 << words.length) - 1;
    /** Those of the met that are left and have enough: written in place, as a filter with a function took as long as the scoring. */
    const kept = (isEnough: (bits: number) => boolean): Int32Array => {
      const list = new Int32Array(touchedCount);
      let count = 0;
      for (let at = 0; at < touchedCount; at++) {
        const place = touched[at] ?? 0;
        if (!isEnough(has[place] ?? 0) || !index.isLive(place)) continue;
        if (excluded.size === 0 || !excluded.has(place)) list[count++] = place;
      }
      return list.subarray(0, count);
    };
    const whole = least === undefined ? kept((bits) => bits === all) : none;
    // A search goes on without words that no text has; for likeness they weigh as much as the rarest.
    const lacking = least === undefined ? 0 : unknown.length * Math.log(1 + (index.live() + 0.5) / 0.5);
    const needed = (weights.reduce((sum, weight) => sum + weight, 0) + lacking) * (least ?? MOST_OF_IT);
    const weightOf = (bits: number) =>
      weights.reduce((sum, weight, at) => ((bits & (1 << at)) === 0 ? sum : sum + weight), 0);
    const found = whole.length > 0 ? whole : kept((bits) => weightOf(bits) >= needed);
    const first = bestOf(found, scores);
    const missing = words
      .filter((_, at) => first >= 0 && ((has[first] ?? 0) & (1 << at)) === 0)
      .map(({ text }) => text);
    return {
      places: found,
      scores,
      leftOut: found.length === 0 ? [] : [...new Set([...unknown, ...missing])],
    };
  };
  return {
    find,
    scores: ({ words }) => {
      scoreAll(words);
      return scores;
    },
  };
}

const placesOf = ({ postings }: TextIndex, terms: readonly number[]): ReadonlySet<number> =>
  new Set(
    terms.flatMap((term) => {
      const found = postings.read(term);
      return [...postings.documents().subarray(0, found)];
    }),
  );

function bestOf(found: Int32Array, scores: Float64Array): number {
  let top = -1;
  for (let at = 0; at < found.length; at++) {
    const place = found[at] ?? 0;
    if ((scores[place] ?? 0) > (scores[top] ?? -1)) top = place;
  }
  return top;
}
