import { commonForm } from "./both-forms.ts";
import { createByteLists } from "./byte-lists.ts";
import { createPlaceSet, type PlaceSet } from "./place-set.ts";
import { createPostings } from "./postings.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * A stem of a document's texts as PostgreSQL has it, before the two forms of a word get one key, with the numbers of the words that have it,
 * rising. A stem without numbers is in no phrase.
 */
export type Stem = { readonly stem: string; readonly positions: readonly number[] };

/** A stem that a condition asks for; with `isBeginning` every stem that begins so. */
export type AskedStem = { readonly stem: string; readonly isBeginning: boolean };

/** The condition that a query with operators sets for documents. `after`: how many words after the phrase's first stem this one stands. */
export type Condition =
  | ({ readonly kind: "stem" } & AskedStem)
  | { readonly kind: "phrase"; readonly stems: readonly (AskedStem & { readonly after: number })[] }
  | { readonly kind: "every" | "some"; readonly of: readonly Condition[] }
  | { readonly kind: "not"; readonly of: Condition };

/** Where the stems of all documents stand: for queries that ask for words next to each other, and for documents without a word. */
export type Stems = {
  /** Adds the stems of a document at a place higher than any before. */
  add(place: number, stems: readonly Stem[]): void;
  /** The places below `end` that a condition holds for, also of documents that were removed. */
  matching(condition: Condition, end: number): PlaceSet;
  /** Bytes in use. */
  size(): number;
};

/** Where a phrase would begin is one number: the place times this, and the position. PostgreSQL numbers at most 16,383 words. */
const POSITIONS = 65_536;
/** A phrase may begin before the first word of a text: when its first stems are missing there. */
const BEFORE_FIRST = 32_768;
/** As many as PostgreSQL keeps: 255 of one part of a text, and 256 when parts are put together. */
const MOST_POSITIONS = 256;

export function createStems(vocabulary: Vocabulary): Stems {
  /** The documents of each stem, with how many positions it has in each. */
  const postings = createPostings();
  /** The gaps between these positions, seven bits to a byte. */
  const gaps = createByteLists();

  const addGap = (term: number, value: number): void => {
    let rest = value;
    while (rest > 127) {
      gaps.append(term, (rest & 127) | 128);
      rest >>>= 7;
    }
    gaps.append(term, rest);
  };
  const termsOf = ({ stem, isBeginning }: AskedStem): readonly number[] => {
    const exact = vocabulary.find(commonForm(stem));
    return [...new Set([...(exact === undefined ? [] : [exact]), ...(isBeginning ? vocabulary.begunBy(stem) : [])])];
  };
  const mark = (asked: AskedStem, set: PlaceSet): void => {
    for (const term of termsOf(asked)) {
      const count = postings.read(term);
      set.addAll(postings.documents(), count);
    }
  };
  /** The positions where a phrase would begin that has one of the terms `after` words later, in rising order. */
  const beginningsFrom = (terms: readonly number[], after: number): Float64Array => {
    const all = terms.map((term) => beginnings(term, after));
    const [only] = all;
    if (only && all.length === 1) return only;
    const together = new Float64Array(all.reduce((sum, { length }) => sum + length, 0));
    let used = 0;
    for (const each of all) {
      together.set(each, used);
      used += each.length;
    }
    return together.sort();
  };
  const beginnings = (term: number, after: number): Float64Array => {
    const count = postings.read(term);
    const documents = postings.documents();
    const times = postings.times();
    let all = 0;
    for (let at = 0; at < count; at++) all += times[at] ?? 0;
    const found = new Float64Array(all);
    const data = gaps.read(term);
    let byte = 0;
    let used = 0;
    for (let at = 0; at < count; at++) {
      const start = (documents[at] ?? 0) * POSITIONS + BEFORE_FIRST - after;
      let position = 0;
      for (let left = times[at] ?? 0; left > 0; left--) {
        let shift = 0;
        for (; (data[byte] ?? 0) > 127; byte++, shift += 7) position += ((data[byte] ?? 0) & 127) << shift;
        position += (data[byte++] ?? 0) << shift;
        found[used++] = start + position;
      }
    }
    return found;
  };

  const matching = (condition: Condition, end: number): PlaceSet => {
    const set = createPlaceSet(end);
    switch (condition.kind) {
      case "stem":
        mark(condition, set);
        return set;
      case "phrase": {
        const [first, ...others] = condition.stems.map((stem) => () => beginningsFrom(termsOf(stem), stem.after));
        let found: Float64Array = first?.() ?? new Float64Array(0);
        for (const other of others) if (found.length > 0) found = inBoth(found, other());
        for (const at of found) set.add(Math.floor(at / POSITIONS));
        return set;
      }
      case "some":
        for (const each of condition.of) {
          if (each.kind === "stem") mark(each, set);
          else set.unite(matching(each, end));
        }
        return set;
      case "every": {
        const [first, ...others] = condition.of;
        if (!first) return set;
        const found = matching(first, end);
        for (const each of others) found.keep(matching(each, end));
        return found;
      }
      case "not": {
        const found = matching(condition.of, end);
        found.invert();
        return found;
      }
    }
  };

  /** The positions of each term: stems of bokmål and nynorsk that are one word stand together, in rising order. */
  const inOneForm = (stems: readonly Stem[]): ReadonlyMap<number, readonly number[]> => {
    const ofTerm = new Map<number, readonly number[]>();
    for (const { stem, positions } of stems) {
      const term = vocabulary.add(commonForm(stem), stem);
      const before = ofTerm.get(term);
      ofTerm.set(term, before ? [...before, ...positions].toSorted((a, b) => a - b) : positions);
    }
    return ofTerm;
  };

  return {
    add: (place, stems) => {
      for (const [term, positions] of inOneForm(stems)) {
        const kept = positions.slice(0, MOST_POSITIONS);
        postings.add(term, place, kept.length);
        let before = 0;
        for (const position of kept) {
          addGap(term, position - before);
          before = position;
        }
      }
    },
    matching,
    size: () => postings.size() + gaps.size(),
  };
}

/** The numbers that two rising lists have in common. */
function inBoth(a: Float64Array, b: Float64Array): Float64Array {
  const both = new Float64Array(Math.min(a.length, b.length));
  let used = 0;
  for (let inA = 0, inB = 0; inA < a.length && inB < b.length; ) {
    const apart = (a[inA] ?? 0) - (b[inB] ?? 0);
    if (apart === 0) both[used++] = a[inA] ?? 0;
    if (apart <= 0) inA += 1;
    if (apart >= 0) inB += 1;
  }
  return both.subarray(0, used);
}
