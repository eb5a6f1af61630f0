import { createByteLists } from "./byte-lists.ts";
import { integers } from "./growing.ts";

/** How often is a byte: 0, or one less, since once has none. */
const MOST_OFTEN = 256;

/**
 * In which documents each term stands and how often: for each term a list of the gaps between document numbers, seven bits to a byte, and how
 * often when it is not once.
 */
export type Postings = {
  /** Adds a document to a term's list. Documents come in rising order. */
  add(term: number, document: number, times: number): void;
  /** How many documents were added for the term. */
  count(term: number): number;
  /** Reads a term's list into `documents` and `times`, which the next call overwrites; answers how many there are. */
  read(term: number): number;
  readonly documents: () => Int32Array;
  readonly times: () => Uint16Array;
  /** Bytes in use. */
  size(): number;
};

export function createPostings(): Postings {
  const lists = createByteLists();
  const last = integers();
  const counts = integers();
  let documents = new Int32Array(64);
  let times = new Uint16Array(64);

  return {
    add: (term, document, often) => {
      const once = often === 1;
      let gap = (document - (last.data[term] ?? 0)) * 2 + (once ? 0 : 1);
      while (gap > 127) {
        lists.append(term, (gap & 127) | 128);
        gap >>>= 7;
      }
      lists.append(term, gap);
      if (!once) lists.append(term, often === 0 ? 0 : Math.min(often, MOST_OFTEN) - 1);
      last.set(term, document);
      counts.set(term, (counts.data[term] ?? 0) + 1);
    },
    count: (term) => counts.data[term] ?? 0,
    read: (term) => {
      const count = counts.data[term] ?? 0;
      if (count > documents.length) {
        documents = new Int32Array(count * 2);
        times = new Uint16Array(count * 2);
      }
      const data = lists.read(term);
      let at = 0;
      let document = 0;
      for (let index = 0; index < count; index++) {
        let byte = data[at++] ?? 0;
        let gap = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = data[at++] ?? 0;
          gap |= (byte & 127) << shift;
        }
        document += gap >>> 1;
        documents[index] = document;
        const more = (gap & 1) === 1 ? (data[at++] ?? 0) : 0;
        times[index] = more === 0 && (gap & 1) === 1 ? 0 : more + 1;
      }
      return count;
    },
    documents: () => documents,
    times: () => times,
    size: lists.size,
  };
}
