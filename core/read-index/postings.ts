import { bytes, integers } from "./growing.ts";

/** Bytes of the pieces that a term's list consists of; the last size is used again and again. Four bytes of each name the next piece. */
const PIECES = [12, 20, 36, 68, 132, 260, 516];
const LINK = 4;
const sizeOf = (level: number): number => PIECES[Math.min(level, PIECES.length - 1)] ?? 0;
const MOST_OFTEN = 255;

/**
 * In which documents each term stands and how often, in one array of bytes: gaps between document numbers, seven bits to a byte, in linked
 * pieces that grow with the list. So a document is added without moving what is there.
 */
export type Postings = {
  /** Adds a document to a term's list. Documents come in rising order. */
  add(term: number, document: number, times: number): void;
  /** How many documents were added for the term. */
  count(term: number): number;
  /** Reads a term's list into `documents` and `times`, which the next call overwrites; answers how many there are. */
  read(term: number): number;
  readonly documents: () => Int32Array;
  readonly times: () => Uint8Array;
  /** Bytes in use. */
  size(): number;
};

export function createPostings(): Postings {
  const store = bytes();
  let end = 0;
  const first = integers();
  const write = integers();
  const stop = integers();
  const level = bytes();
  const last = integers();
  const counts = integers();
  let documents = new Int32Array(64);
  let times = new Uint8Array(64);

  const newPiece = (term: number, size: number): number => {
    const from = end;
    end += size;
    store.set(end - 1, 0);
    write.set(term, from);
    stop.set(term, end - LINK);
    return from;
  };
  const put = (term: number, value: number): void => {
    let at = write.data[term] ?? 0;
    if (at === stop.data[term]) {
      const next = Math.min((level.data[term] ?? 0) + 1, PIECES.length - 1);
      level.set(term, next);
      const link = at;
      at = newPiece(term, sizeOf(next));
      for (let byte = 0; byte < LINK; byte++) store.data[link + byte] = (at >>> (byte * 8)) & 255;
    }
    store.data[at] = value;
    write.data[term] = at + 1;
  };

  return {
    add: (term, document, often) => {
      const count = counts.data[term] ?? 0;
      if (count === 0) {
        first.set(term, newPiece(term, sizeOf(0)));
        level.set(term, 0);
        last.set(term, 0);
      }
      const once = often === 1;
      let gap = (document - (last.data[term] ?? 0)) * 2 + (once ? 0 : 1);
      while (gap > 127) {
        put(term, (gap & 127) | 128);
        gap >>>= 7;
      }
      put(term, gap);
      if (!once) put(term, Math.min(often, MOST_OFTEN));
      last.data[term] = document;
      counts.set(term, count + 1);
    },
    count: (term) => counts.data[term] ?? 0,
    read: (term) => {
      const count = counts.data[term] ?? 0;
      if (count > documents.length) {
        documents = new Int32Array(count * 2);
        times = new Uint8Array(count * 2);
      }
      const data = store.data;
      let at = first.data[term] ?? 0;
      let depth = 0;
      let piece = at + sizeOf(0) - LINK;
      const next = (): number => {
        if (at === piece) {
          at =
            (data[at] ?? 0) +
            (data[at + 1] ?? 0) * 256 +
            (data[at + 2] ?? 0) * 65_536 +
            (data[at + 3] ?? 0) * 16_777_216;
          depth += 1;
          piece = at + sizeOf(depth) - LINK;
        }
        return data[at++] ?? 0;
      };
      let document = 0;
      for (let index = 0; index < count; index++) {
        let byte = next();
        let gap = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = next();
          gap |= (byte & 127) << shift;
        }
        document += gap >>> 1;
        documents[index] = document;
        times[index] = (gap & 1) === 1 ? next() : 1;
      }
      return count;
    },
    documents: () => documents,
    times: () => times,
    size: () => end,
  };
}
