import { commonBeginning } from "./both-forms.ts";
import { distance } from "./distance.ts";
import { folded } from "./words.ts";

/** Letters of the beginnings and ends by which terms are found quickly. */
const BEGINNING = 3;
const END = 4;

/** The terms of all texts by number, and the ways to find one that is not written exactly so. Terms are added, never removed. */
export type Vocabulary = {
  /**
   * The term's number; adds it when it is new.
   * @param stem the word's own stem, where the term is another one: a word is found by how it begins itself too
   */
  add(term: string, stem?: string): number;
  find(term: string): number | undefined;
  nameOf(term: number): string;
  /** Terms that are this one without Norwegian letters. */
  alike(term: string): readonly number[];
  /** Longer terms that begin with this. */
  beginningWith(start: string): number[];
  /** Longer terms that a word begun like this may have: `sjukehu` may be `sykehus`. */
  begunBy(start: string): number[];
  /** Longer terms that begin with this, at least three letters, but for one slip. One in the first three letters is another letter or a swap. */
  nearlyBeginningWith(start: string): number[];
  /** Longer terms that end with this, at least four letters. */
  endingWith(end: string): number[];
  size(): number;
};

function listed<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Whether other three letters are these, but for one of them or two that are swapped. */
function lookAlike([a = "", b = "", c = ""]: string): (key: string) => boolean {
  const swapped = new Set([b + a + c, a + c + b]);
  return (key) => Number(key[0] === a) + Number(key[1] === b) + Number(key[2] === c) >= 2 || swapped.has(key);
}

export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  const foldings = new Map<string, number[]>();
  const beginnings = new Map<string, number[]>();
  const ends = new Map<string, number[]>();
  /** Stems that another term stands for, with that term, by their first letter. */
  const stems = new Map<string, { readonly stem: string; readonly term: number }[]>();
  const knownStems = new Set<string>();
  const longer = (terms: readonly number[], length: number, has: (name: string) => boolean) =>
    terms.filter((term) => {
      const name = names[term] ?? "";
      return name.length > length && has(name);
    });

  const beginningWith = (start: string): number[] => {
    const has = (name: string) => name.startsWith(start);
    if (start.length >= BEGINNING) return longer(beginnings.get(start.slice(0, BEGINNING)) ?? [], start.length, has);
    return [...beginnings].flatMap(([key, terms]) => (key.startsWith(start) ? longer(terms, start.length, has) : []));
  };
  const addStem = (term: number, stem: string): void => {
    if (knownStems.has(stem)) return;
    knownStems.add(stem);
    listed(stems, stem.charAt(0), { stem, term });
  };

  return {
    add: (name, stem = name) => {
      const known = numbers.get(name);
      if (stem !== name) addStem(known ?? names.length, stem);
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
    beginningWith,
    begunBy: (start) => {
      const common = commonBeginning(start);
      const written = (stems.get(start.charAt(0)) ?? []).filter(({ stem }) => stem.startsWith(start));
      const found = [...beginningWith(start), ...written.map(({ term }) => term)];
      return [...new Set(common === start ? found : [...found, ...beginningWith(common)])];
    },
    nearlyBeginningWith: (start) => {
      const isNear = (name: string) =>
        [-1, 0, 1].some((more) => distance(start, name.slice(0, start.length + more), 1) <= 1);
      const alike = lookAlike(start.slice(0, BEGINNING));
      return [...beginnings].flatMap(([key, terms]) => (alike(key) ? longer(terms, start.length, isNear) : []));
    },
    endingWith: (end) =>
      end.length < END ? [] : longer(ends.get(end.slice(-END)) ?? [], end.length, (name) => name.endsWith(end)),
    size: () => names.length,
  };
}
