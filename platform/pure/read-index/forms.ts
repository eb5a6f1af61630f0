import { distance } from "./distance.ts";
import { bytes, integers } from "./growing.ts";
import { folded } from "./words.ts";

/** A term with a word of it that differs in some letters from the one that was asked for. */
export type Near = { readonly term: number; readonly form: string; readonly distance: number };

/** Words as texts have them, with their terms: so that most of a text need not be stemmed, and that a slip of the hand is compared with whole words. */
export type Forms = {
  find(form: string): number | undefined;
  add(form: string, term: number): void;
  /** Terms of words that differ in at most `most` letters, without regard to accents: each once, the nearest first. */
  near(form: string, most: number): readonly Near[];
  /** The shortest word that has the term; undefined when none of those that are kept has. */
  shortestOf(term: number): string | undefined;
};

/** Forms that are kept. The ones that come later are found as they are written, and not by a slip. */
const MOST_FORMS = 300_000;
/** Words of more letters are seldom misspelt only twice. */
const LONGEST = 40;

/** Which letters a word has, as bits: words that differ in few letters differ in few bits. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function bitsIn(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function createForms(): Forms {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  const terms = integers();
  const letters = integers();
  const lengths = bytes();
  return {
    find: (form) => {
      const number = numbers.get(form);
      return number === undefined ? undefined : terms.data[number];
    },
    add: (form, term) => {
      if (names.length >= MOST_FORMS || form.length > LONGEST) return;
      const number = names.push(form) - 1;
      numbers.set(form, number);
      const plain = folded(form);
      terms.set(number, term);
      letters.set(number, lettersOf(plain));
      lengths.set(number, plain.length);
    },
    shortestOf: (term) => {
      let shortest: string | undefined;
      for (const [number, name] of names.entries())
        if (terms.data[number] === term && name.length < (shortest?.length ?? LONGEST + 1)) shortest = name;
      return shortest;
    },
    near: (form, most) => {
      const plain = folded(form);
      const bits = lettersOf(plain);
      const nearest = new Map<number, Near>();
      for (let number = 0; number < names.length; number++) {
        if (bitsIn((letters.data[number] ?? 0) ^ bits) > most * 2) continue;
        if (Math.abs((lengths.data[number] ?? 0) - plain.length) > most) continue;
        const name = names[number] ?? "";
        const apart = distance(plain, folded(name), most);
        const term = terms.data[number] ?? 0;
        if (apart <= Math.min(most, (nearest.get(term)?.distance ?? most + 1) - 1))
          nearest.set(term, { term, form: name, distance: apart });
      }
      return [...nearest.values()].toSorted((a, b) => a.distance - b.distance);
    },
  };
}
