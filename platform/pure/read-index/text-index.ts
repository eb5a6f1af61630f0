import { commonForm } from "./both-forms.ts";
import { createForms, type Forms } from "./forms.ts";
import { bytes, floats, integers } from "./growing.ts";
import { createPostings, type Postings } from "./postings.ts";
import { createStems, type Stem, type Stems } from "./stems.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";
import { composed, inSmallLetters, stemOf } from "./words.ts";

/** Texts by place: a place is a document's number in the index, rising, never used twice. */
export type TextIndex = {
  readonly vocabulary: Vocabulary;
  readonly forms: Forms;
  readonly postings: Postings;
  readonly stems: Stems;
  /** Adds the texts of a document at a place higher than any before. Words of the title and the summary count several times. */
  add(place: number, texts: DocumentTexts): void;
  remove(place: number): void;
  isLive(place: number): boolean;
  /** Whether any document that is left has the term. */
  isFound(term: number): boolean;
  /** How much a text that is `place` long weighs a word down, by BM25. */
  lengths(): Float64Array;
  averageLength(): number;
  live(): number;
};

export type DocumentTexts = {
  readonly title: string;
  readonly summary: string;
  readonly texts: readonly string[];
  /** Other spellings of words in the texts: found by, but no words that somebody may have meant. */
  readonly spellings?: string;
  /** The stems by which queries with operators find it. */
  readonly stems: readonly Stem[];
};

const TITLE_TIMES = 3;
const SUMMARY_TIMES = 2;
const MOST_CHARACTERS = 250_000;
const WORD = /[\p{L}\p{N}]+/gu;

export function createTextIndex(): TextIndex {
  const vocabulary = createVocabulary();
  const forms = createForms();
  const postings = createPostings();
  const stems = createStems(createVocabulary());
  const lengths = floats();
  const alive = bytes();
  const times = integers();
  let live = 0;
  let words = 0;

  const termFor = (form: string): number => {
    const stem = stemOf(form);
    return vocabulary.add(commonForm(stem), stem);
  };
  const termIn = (form: string): number => {
    const known = forms.find(form);
    if (known !== undefined) return known;
    const term = termFor(form);
    forms.add(form, term);
    return term;
  };
  const count = (text: string, weight: number, seen: number[]): number => {
    let counted = 0;
    for (const [form] of inSmallLetters(composed(text.slice(0, MOST_CHARACTERS))).matchAll(WORD)) {
      const term = termIn(form);
      const before = times.data[term] ?? 0;
      if (before === 0) seen.push(term);
      times.set(term, before + weight);
      counted += 1;
    }
    return counted;
  };

  const countSpellings = (text: string, seen: number[]): void => {
    for (const [form] of text.matchAll(WORD)) {
      const term = forms.find(form) ?? termFor(form);
      if ((times.data[term] ?? 0) > 0) continue;
      seen.push(term);
      times.set(term, 1);
    }
  };

  return {
    vocabulary,
    forms,
    postings,
    stems,
    add: (place, { title, summary, texts, spellings = "", stems: ofDocument }) => {
      const seen: number[] = [];
      const weighed = [
        [title, TITLE_TIMES] as const,
        [summary, SUMMARY_TIMES] as const,
        ...texts.map((text) => [text, 1] as const),
      ];
      const length = weighed.reduce((sum, [text, weight]) => sum + count(text, weight, seen), 0);
      countSpellings(spellings, seen);
      for (const term of seen) {
        postings.add(term, place, times.data[term] ?? 1);
        times.data[term] = 0;
      }
      stems.add(place, ofDocument);
      lengths.set(place, length);
      alive.set(place, 1);
      live += 1;
      words += length;
    },
    remove: (place) => {
      if (alive.data[place] !== 1) return;
      alive.data[place] = 0;
      live -= 1;
      words -= lengths.data[place] ?? 0;
    },
    isLive: (place) => alive.data[place] === 1,
    isFound: (term) => {
      const found = postings.read(term);
      const documents = postings.documents();
      for (let index = found - 1; index >= 0; index--) if (alive.data[documents[index] ?? -1] === 1) return true;
      return false;
    },
    lengths: () => lengths.data,
    averageLength: () => (live === 0 ? 1 : Math.max(1, words / live)),
    live: () => live,
  };
}
