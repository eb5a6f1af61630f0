import { type Excerpt, excerpts } from "./excerpt.ts";
import type { FoundWord } from "./read-index.ts";

/** How many of the first hits are ranked again. */
export const RANKED_AGAIN = 20;
/** How much a sentence with every word adds to a score. Chosen by `npm run bench -- relevance`. */
const SENTENCE = 0.5;

/** The best sentence of a document's texts, and how many of the words it or the title has, whichever has more. */
export type BestSentence = { readonly excerpt: Excerpt | null; readonly words: number };

/** Finds the best sentences for the words of one query. The title is a sentence too, but no excerpt, since a hit shows it anyway. */
export function bestSentences(words: readonly FoundWord[]): (title: string, texts: readonly string[]) => BestSentence {
  const excerptOf = excerpts(words);
  return (title, texts) => {
    const excerpt = excerptOf(texts);
    return { excerpt, words: Math.max(excerpt?.words ?? 0, excerptOf([title])?.words ?? 0) };
  };
}

/**
 * Ranks hits again by their score and their best sentence: words that stand together mean more.
 * @param count how many words the query has
 */
export function rankBySentence<T extends { readonly score: number; readonly sentence: BestSentence }>(
  hits: readonly T[],
  count: number,
): readonly T[] {
  const rank = ({ score, sentence }: T) => score * (1 + (SENTENCE * sentence.words) / Math.max(1, count));
  return hits.toSorted((a, b) => rank(b) - rank(a));
}
