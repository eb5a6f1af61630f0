import { type Excerpt, excerptOf } from "./excerpt.ts";
import type { FoundWord } from "./read-index.ts";

/** How many of the first hits are ranked again. */
export const RANKED_AGAIN = 20;
/** How much a sentence with every word adds to a score. Chosen by `npm run bench -- relevance`. */
const SENTENCE = 0.5;

type Scored = { readonly score: number; readonly texts: readonly string[] };

/** Ranks hits again by their score and their best sentence: words that stand together mean more. Answers each with that sentence. */
export const rankBySentence = <T extends Scored>(
  hits: readonly T[],
  words: readonly FoundWord[],
): readonly (T & { readonly excerpt: Excerpt | null })[] =>
  hits
    .map((hit) => ({ ...hit, excerpt: excerptOf(hit.texts, words) }))
    .map((hit) => ({ hit, rank: hit.score * (1 + (SENTENCE * (hit.excerpt?.words ?? 0)) / Math.max(1, words.length)) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ hit }) => hit);
