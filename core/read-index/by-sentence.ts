import { type Excerpt, excerpts } from "./excerpt.ts";
import type { FoundWord } from "./read-index.ts";

/** How many of the first hits are ranked again. */
export const RANKED_AGAIN = 20;
/** How much a sentence with every word adds to a score. Chosen by `npm run bench -- relevance`. */
const SENTENCE = 0.5;

type Scored = { readonly score: number; readonly title: string; readonly texts: readonly string[] };

/**
 * Ranks hits again by their score and their best sentence: words that stand together mean more. The title is a sentence too, but no
 * excerpt, since a hit shows it anyway.
 */
export function rankBySentence<T extends Scored>(
  hits: readonly T[],
  words: readonly FoundWord[],
): readonly (T & { readonly excerpt: Excerpt | null })[] {
  const excerptOf = excerpts(words);
  return hits
    .map((hit) => {
      const excerpt = excerptOf(hit.texts);
      const best = Math.max(excerpt?.words ?? 0, excerptOf([hit.title])?.words ?? 0);
      const rank = hit.score * (1 + (SENTENCE * best) / Math.max(1, words.length));
      return { hit: { ...hit, excerpt }, rank };
    })
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ hit }) => hit);
}
