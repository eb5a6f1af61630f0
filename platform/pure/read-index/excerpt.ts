import { otherBeginnings } from "./both-forms.ts";
import type { FoundWord } from "./read-index.ts";
import { JOIN, JOINS } from "./spellings.ts";
import { composed, inSmallLetters, termOf } from "./words.ts";

/** A piece of an excerpt; marked where it is a word that was found by. */
export type ExcerptPart = { readonly text: string; readonly marked: boolean };

export type Excerpt = {
  readonly parts: readonly ExcerptPart[];
  /** How many of the words its sentence has, each by its best weight: from 0 to the number of words. */
  readonly words: number;
};

/** Characters: more than a hit shows on any screen. */
const LONGEST = 240;
/** Characters in front of the first marked word of a sentence that is too long. */
const BEFORE = 60;

/** Characters: a shorter sentence says little («Det heter dialyse.»), so another with the same words is shown. */
const TELLING = 24;

/**
 * Makes excerpts for the words of one query: of some texts the sentence that has most of the words, of several the first that is not a short
 * one and in which most of them stand together as they were asked for; null when none has any. The first text is the summary: a sentence of
 * it that has as many of the words, in whatever form, is shown before one that happens to have them.
 */
export function excerpts(words: readonly FoundWord[]): (texts: readonly string[]) => Excerpt | null {
  const weights = weightsOf(words);
  const starts = startsOf([...weights.keys()]);
  return (texts) => {
    let best: Sentence | null = null;
    let ofSummary: Sentence | null = null;
    for (const [at, text] of texts.map(composed).entries()) {
      for (const sentence of sentencesOf(text, marksIn(text, weights, starts))) {
        const score = scoreOf(sentence, words.length);
        if (score === 0 || score < (best?.score ?? 0)) continue;
        const together = togetherIn(sentence) + (isTelling(sentence) ? words.length : 0);
        if (best === null || score > best.score || together > best.together) best = { ...sentence, score, together };
      }
      if (at === 0) ofSummary = best;
    }
    const hasAsMany = best && ofSummary && countIn(ofSummary) >= countIn(best);
    return best && { parts: partsOf(hasAsMany && ofSummary ? ofSummary : best), words: best.score };
  };
}

const isTelling = ({ text, from, to }: Sentence): boolean => text.slice(from, to).trim().length >= TELLING;

/** How many of the words a sentence has, in whatever form. */
const countIn = ({ marks }: Sentence): number =>
  new Set(marks.flatMap(({ meant }) => meant.map(({ word }) => word))).size;

type Meaning = { readonly word: number; readonly weight: number };
/** The words of the query that each term stands for, with their weights. */
type Weights = ReadonlyMap<string, readonly Meaning[]>;
type Mark = { readonly from: number; readonly to: number; readonly meant: readonly Meaning[] };
type Sentence = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly marks: readonly Mark[];
  readonly score: number;
  /** How often a word stands right after the word that it was asked for after. */
  readonly together: number;
};

const weightsOf = (words: readonly FoundWord[]): Weights =>
  Map.groupBy(
    words.flatMap(({ terms }, word) => [...terms].map(([term, weight]) => ({ term, word, weight }))),
    ({ term }) => term,
  );

const LETTER = /[\p{L}\p{N}]/u;
const BEYOND_ASCII = 128;

/** The small letter's code for a code that is in a word; 0 for any other. */
const letterCodes = Uint16Array.from({ length: 65_536 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (code >= 0xd800 && code <= 0xdfff) return code;
  return LETTER.test(character) ? character.toLowerCase().charCodeAt(0) : 0;
});
const codeAt = (text: string, at: number): number => letterCodes[text.charCodeAt(at)] ?? 0;
const startKey = (first: number, second: number): number => first * 65_536 + second;

/** How words with the terms begin: most words of a text begin otherwise, and need not be read further. */
const startsOf = (terms: readonly string[]): ReadonlySet<number> =>
  new Set(
    terms
      .flatMap((term) => [term, ...otherBeginnings(term)])
      .map((start) => startKey(codeAt(start, 0), codeAt(start, 1))),
  );

const NORWEGIAN = new Set(Array.from("æøå", (letter) => letter.charCodeAt(0)));
const mayHaveAccent = (code: number): boolean => code >= BEYOND_ASCII && !NORWEGIAN.has(code);

const isJoin = (text: string, at: number): boolean => at < text.length && JOINS.includes(text.charAt(at));

/** Marks a name that the query has without its hyphens: IL-6 for il6. Answers where to read on. @param end of its first part */
function markName(text: string, from: number, end: number, weights: Weights, marks: Mark[]): number {
  for (let to = end; isJoin(text, to) && codeAt(text, to + 1) !== 0; ) {
    to += 1;
    while (to < text.length && codeAt(text, to) !== 0) to += 1;
    const name = inSmallLetters(text.slice(from, to)).split(JOIN).join("");
    const meant = weights.get(termOf(name));
    if (!meant) continue;
    marks.push({ from, to, meant });
    return to;
  }
  return end;
}

/** The words of a text that the query found. */
function marksIn(text: string, weights: Weights, starts: ReadonlySet<number>): Mark[] {
  const marks: Mark[] = [];
  for (let at = 0; at < text.length; at++) {
    const first = codeAt(text, at);
    if (first === 0) continue;
    const from = at;
    const next = codeAt(text, at + 1);
    const second = next === 0 && isJoin(text, at + 1) ? codeAt(text, at + 2) : next;
    while (at < text.length && codeAt(text, at) !== 0) at += 1;
    if (!starts.has(startKey(first, second)) && !mayHaveAccent(first) && !mayHaveAccent(second)) continue;
    const meant = weights.get(termOf(inSmallLetters(text.slice(from, at))));
    if (meant) marks.push({ from, to: at, meant });
    else if (isJoin(text, at)) at = markName(text, from, at, weights, marks);
  }
  return marks;
}

const SENTENCE_END = /[.!?…]\s+|\n+/g;

/** The sentences of a text that have marks. */
function sentencesOf(text: string, marks: readonly Mark[]): Sentence[] {
  if (marks.length === 0) return [];
  const ends = Array.from(text.matchAll(SENTENCE_END), (found) => found.index + found[0].length);
  const sentences: Sentence[] = [];
  let from = 0;
  let mark = 0;
  for (const to of [...ends, text.length]) {
    const first = mark;
    while (mark < marks.length && (marks[mark]?.from ?? 0) < to) mark += 1;
    if (mark > first) sentences.push({ text, from, to, marks: marks.slice(first, mark), score: 0, together: 0 });
    from = to;
  }
  return sentences;
}

function scoreOf({ marks }: Sentence, count: number): number {
  const best = new Float64Array(count);
  for (const { meant } of marks) for (const { word, weight } of meant) best[word] = Math.max(best[word] ?? 0, weight);
  return best.reduce((sum, each) => sum + each, 0);
}

/** Characters between two words that stand together: room for «av den» and the like, which are not marked. */
const BETWEEN = 12;

const togetherIn = ({ marks }: Sentence): number =>
  marks.filter((mark, at) => {
    const next = marks[at + 1];
    if (!next || next.from - mark.to > BETWEEN) return false;
    return mark.meant.some(({ word }) => next.meant.some((after) => after.word === word + 1));
  }).length;

/** The sentence in one line, cut to what a hit shows, in pieces. */
function partsOf({ text, from, to, marks }: Sentence): ExcerptPart[] {
  const last = from + text.slice(from, to).trimEnd().length;
  const first = marks[0]?.from ?? from;
  const isLong = last - from > LONGEST && first - from > BEFORE;
  const space = isLong ? text.indexOf(" ", first - BEFORE) + 1 : from;
  const start = space > from && space < first ? space : isLong ? first : from;
  const end = Math.min(last, start + LONGEST);
  const parts: ExcerptPart[] = start > from ? [{ text: "… ", marked: false }] : [];
  let at = start;
  const add = (until: number, marked: boolean) => {
    const piece = text.slice(at, until).replace(/\s+/g, " ");
    if (piece !== "") parts.push({ text: piece, marked });
    at = until;
  };
  for (const mark of marks) {
    if (mark.from < start || mark.to > end) continue;
    add(mark.from, false);
    add(mark.to, true);
  }
  add(end, false);
  return end < last ? [...parts, { text: " …", marked: false }] : parts;
}
