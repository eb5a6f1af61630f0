import { type BestSentence, bestSentences, type FoundWord } from "../../../platform/pure/read-index/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { memoryOfDatabase } from "../../../platform/server/speed/database-memory.ts";

/** The number of latest queries that are kept, and of hits for each query. They take some megabytes. */
const MOST_QUERIES = 100;
const MOST_HITS = 200;

/** A document's best sentence for the words of a query, of the text that it had with this change. */
type Kept = BestSentence & { readonly change: number };

const memoryOf = memoryOfDatabase(() => new Map<string, Map<number, Kept>>());

/** The best sentences for the words of one query. Sentences that were found before are cached. */
export type Sentences = {
  /** By document, the change that it had when its sentence was found: its texts need not be read again while it has that. */
  readonly known: ReadonlyMap<number, { readonly change: number }>;
  /** @param hit its texts are null where its sentence is known */
  of(hit: {
    readonly id: number;
    readonly change: number;
    readonly title: string;
    readonly texts: readonly string[] | null;
  }): BestSentence;
};

/** People ask for the same words again and again, and for the next page of them: finding sentences means reading every text of a page. */
export function sentencesFor(db: Db, words: readonly FoundWord[]): Sentences {
  const queries = memoryOf(db);
  const key = JSON.stringify(words.map(({ terms }) => [...terms]));
  const kept = queries.get(key) ?? new Map<number, Kept>();
  queries.delete(key);
  queries.set(key, kept);
  for (const oldest of queries.keys()) {
    if (queries.size <= MOST_QUERIES) break;
    queries.delete(oldest);
  }
  const find = bestSentences(words);
  // Others who ask for the same words may drop some of them meanwhile.
  const known = new Map(kept);
  return {
    known,
    of: ({ id, change, title, texts }) => {
      const before = known.get(id);
      if (texts === null && before) return before;
      const found = { ...find(title, texts ?? []), change };
      if (kept.size >= MOST_HITS) kept.clear();
      kept.set(id, found);
      return found;
    },
  };
}
