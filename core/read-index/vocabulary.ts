import { folded } from "./words.ts";

/** Letters of the beginnings and ends by which terms are found quickly. */
const BEGINNING = 3;
const END = 4;

/** The terms of all texts by number, and the ways to find one that is not written exactly so. Terms are added, never removed. */
export type Vocabulary = {
  /** The term's number; adds it when it is new. */
  add(term: string): number;
  find(term: string): number | undefined;
  nameOf(term: number): string;
  /** Terms that are this one without Norwegian letters. */
  alike(term: string): readonly number[];
  /** Longer terms that begin with this, at least two letters. */
  beginningWith(start: string): number[];
  /** Longer terms that end with this, at least four letters. */
  endingWith(end: string): number[];
  size(): number;
};

function listed<K>(lists: Map<K, number[]>, key: K, term: number): void {
  const list = lists.get(key);
  if (list) list.push(term);
  else lists.set(key, [term]);
}

export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  const foldings = new Map<string, number[]>();
  const beginnings = new Map<string, number[]>();
  const ends = new Map<string, number[]>();
  const longer = (terms: readonly number[], length: number, has: (name: string) => boolean) =>
    terms.filter((term) => {
      const name = names[term] ?? "";
      return name.length > length && has(name);
    });

  return {
    add: (name) => {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      const term = names.length;
      numbers.set(name, term);
      names.push(name);
      const plain = folded(name);
      if (plain !== name) listed(foldings, plain, term);
      if (name.length > 1) listed(beginnings, name.slice(0, BEGINNING), term);
      if (name.length > END) listed(ends, name.slice(-END), term);
      return term;
    },
    find: (name) => numbers.get(name),
    nameOf: (term) => names[term] ?? "",
    alike: (name) => foldings.get(name) ?? [],
    beginningWith: (start) => {
      const has = (name: string) => name.startsWith(start);
      if (start.length >= BEGINNING) return longer(beginnings.get(start.slice(0, BEGINNING)) ?? [], start.length, has);
      if (start.length < 2) return [];
      return [...beginnings].flatMap(([key, terms]) => (key.startsWith(start) ? longer(terms, start.length, has) : []));
    },
    endingWith: (end) =>
      end.length < END ? [] : longer(ends.get(end.slice(-END)) ?? [], end.length, (name) => name.endsWith(end)),
    size: () => names.length,
  };
}
