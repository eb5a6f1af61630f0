import { commonForm } from "./both-forms.ts";
import type { Near } from "./forms.ts";
import { plainWord } from "./letters.ts";
import { nameParts, otherNumbers } from "./spellings.ts";
import { stem } from "./stem.ts";
import type { Synonyms } from "./synonyms.ts";
import type { TextIndex } from "./text-index.ts";
import { composed, folded, isStopWord, LONGEST, termOf, type Word, wordsIn } from "./words.ts";

/** A term that answers for a word, and how much of a whole hit it is: from 0 to 1. With `also` only where these terms stand too. */
export type Alternative = { readonly term: number; readonly weight: number; readonly also?: readonly number[] };
export type AskedWord = { readonly text: string; readonly alternatives: readonly Alternative[] };

/** A query as it is read: the words to find, the words that no text has, and the terms that no hit may have. */
export type Asked = {
  readonly words: readonly AskedWord[];
  readonly unknown: readonly string[];
  readonly without: readonly number[];
  /** The query with the nearest words that texts have in place of those that none has; null when that changes nothing. */
  readonly meant: string | null;
};

/** Weights and limits: chosen by `npm run bench -- relevance` on one half of its questions. features/search/README.md */
const WEIGHT = {
  whole: 1,
  joined: 1,
  compound: 0.3,
  part: 0.7,
  beginning: 0.7,
  nearlyBeginning: 0.5,
  near: [1, 0.8, 0.5],
  synonym: 0.9,
} as const;
/** A set of bits says which words a document has. */
const MOST_WORDS = 30;
const MOST_COMPOUNDS = 200;
const MOST_BEGINNINGS = 60;
const MOST_NEAR = 8;
const SHORTEST_HEAD = 4;
/** A longer word that ends with a word of at least this many letters is a compound of it, whatever stands before. */
const SURELY_HEAD = 6;
const SHORTEST_FIRST = 3;
const SHORTEST_FOR_ONE_SLIP = 4;
const SHORTEST_FOR_TWO = 7;
const SHORTEST_BEGINNING = 2;
/** Letters of half a word in which a slip is looked for. */
const SHORTEST_HALF = 5;
/** Three slips are too many to search by, and few enough to ask about. */
const SHORTEST_FOR_THREE = 10;

/** Letters that Norwegian puts between the parts of a compound. */
const LINKS = ["", "s", "e", "er"];

/** Heads of the field's compounds that may stand in no text alone. */
const HEADS = new Set(
  `analyse apparat behandling biopsi diagnostikk effekt funksjon infeksjon infarkt inngrep intervensjon kirurgi kontroll kreft legemiddel medisin
  metode måling omsorg operasjon oppfølging overvåking plager program prøve radiologi rehabilitering risiko screening sjukdom smerte svikt
  sykdom syndrom telling terapi test tilstand tjeneste transplantasjon trening undersøkelse utredning utstyr vaksine vurdering`
    .split(/\s+/)
    .map(termOf),
);

/** Reads a query against the words of an index. `-ord` leaves documents out. */
export function askedWords(index: TextIndex, query: string, synonyms: Synonyms): Asked {
  const text = composed(query);
  const all = wordsIn(text);
  const isExcluded = ({ from }: Word) => text[from - 1] === "-" && (from < 2 || /\s/.test(text[from - 2] ?? ""));
  const wanted = all.filter((word) => !isExcluded(word));
  const telling = wanted.filter((word) => !isStopWord(word.text));
  const used = (telling.length > 0 ? telling : wanted).slice(0, MOST_WORDS);
  const distinct = used.filter(
    (word, at) => used.findIndex((other) => termOf(other.text) === termOf(word.text)) === at,
  );
  const last = wanted.at(-1);
  const otherwise = otherWays(index, distinct, synonyms);
  const read = distinct.map((word, at) => {
    const neighbours = [[distinct[at - 1], word] as const, [word, distinct[at + 1]] as const];
    const joined = neighbours.flatMap(([first, second]) => (first && second ? joinedTerms(index, first, second) : []));
    const isUnfinished = word === last && text.length === word.to;
    const numbers = otherNumbers(distinct[at - 1]?.text, word.text).flatMap((each) => knownTerms(index, termOf(each)));
    const same = [
      ...joined,
      ...(otherwise.get(at) ?? []),
      ...numbers.map((term) => ({ term, weight: WEIGHT.synonym })),
    ];
    return { word, isUnfinished, found: meaningsOf(index, word.text.slice(0, LONGEST), same, isUnfinished) };
  });
  const words = read.flatMap(({ word, found }) => found.map((alternatives) => ({ text: word.text, alternatives })));
  return {
    words: words.slice(0, MOST_WORDS),
    unknown: read.filter(({ found }) => found.length === 0).map(({ word }) => word.text),
    without: all.filter(isExcluded).flatMap(({ text: excluded }) => knownTerms(index, termOf(excluded))),
    meant: corrected(index, text, read),
  };
}

/** The synonyms that editors have given, for each word by its position. A synonym of several words matches where all of them stand. */
function otherWays(index: TextIndex, query: readonly Word[], synonyms: Synonyms): ReadonlyMap<number, Alternative[]> {
  const found = new Map<number, Alternative[]>();
  for (const { from, length, ways } of synonyms(query)) {
    const alternatives = ways.flatMap((way): Alternative[] => {
      const terms = way.map((word) => knownTerms(index, termOf(word))[0]);
      const [term, ...also] = terms.filter((each) => each !== undefined);
      return term === undefined || also.length + 1 < way.length ? [] : [{ term, weight: WEIGHT.synonym, also }];
    });
    for (let at = from; at < from + length; at++) found.set(at, [...(found.get(at) ?? []), ...alternatives]);
  }
  return found;
}

type ReadWord = {
  readonly word: Word;
  /** Whether somebody may still be writing it. */
  readonly isUnfinished: boolean;
  readonly found: readonly (readonly Alternative[])[];
};

/**
 * The query as somebody may have meant it. A word is replaced by the nearest one when no text has it and it is not a
 * compound of words that texts have.
 */
function corrected(index: TextIndex, text: string, read: readonly ReadWord[]): string | null {
  let meant = text;
  for (const { word, found, isUnfinished } of read.toReversed()) {
    const [, one, two] = WEIGHT.near;
    const isSlip = found.flat().every(({ weight }) => weight === one || weight === two);
    const most = word.text.length >= SHORTEST_FOR_THREE ? 3 : mostSlips(word.text);
    if (!isSlip) continue;
    const nearest =
      nearestIn(index, word.text, most)[0]?.form ?? (isUnfinished ? wholeOf(index, word.text) : undefined);
    if (nearest !== undefined) meant = meant.slice(0, word.from) + nearest + meant.slice(word.to);
  }
  return meant === text ? null : meant;
}

const knownTerms = ({ vocabulary, isFound }: TextIndex, name: string): number[] => {
  const exact = vocabulary.find(name);
  if (exact !== undefined && isFound(exact)) return [exact];
  // laserens is laser is las: a form with two endings that no text has.
  const shorter = vocabulary.find(commonForm(stem(name)));
  return [...(shorter === undefined ? [] : [shorter]), ...vocabulary.alike(name)].filter(isFound);
};

/** The terms that two neighbours make together: hjerte infarkt is hjerteinfarkt. */
const joinedTerms = (index: TextIndex, { text: first }: Word, { text: second }: Word): Alternative[] =>
  LINKS.flatMap((link) => knownTerms(index, termOf(first + link + second))).map((term) => ({
    term,
    weight: WEIGHT.joined,
  }));

/** The possible meanings of a word: one list of terms, or for an unknown compound one list for each part. */
function meaningsOf(
  index: TextIndex,
  text: string,
  joined: readonly Alternative[],
  isUnfinished: boolean,
): readonly (readonly Alternative[])[] {
  const name = termOf(text);
  const known = knownTerms(index, name).map((term) => ({ term, weight: WEIGHT.whole }));
  const compounds = compoundsWith(index, text, name);
  const continued = isUnfinished ? beginningsOf(index, text) : [];
  if (known.length > 0 || joined.length > 0) return [merged([...known, ...joined, ...compounds, ...continued])];
  const apart = namedApart(index, text);
  if (apart.length > 0) return [apart];
  const slips = nearTerms(index, text);
  const isNear = slips.some(({ weight }) => weight >= WEIGHT.near[1]);
  const parts = isNear ? [] : partsOf(index, text);
  if (parts.length > 0) return parts.map((part) => merged([...part, ...continued]));
  const begun = isUnfinished ? continued : beginningsOf(index, text);
  const isHalfWithSlip = isUnfinished && begun.length === 0 && !isNear;
  const others = [...slips, ...begun, ...(isHalfWithSlip ? nearBeginningsOf(index, text) : []), ...compounds];
  return others.length > 0 ? [merged(others)] : [];
}

/** The letters and the number of il6, where a text has both. */
function namedApart(index: TextIndex, text: string): readonly Alternative[] {
  const [letters = [], number = []] = (nameParts(plainWord(text)) ?? []).map((part) => knownTerms(index, termOf(part)));
  return letters.flatMap((term) => number.map((other) => ({ term, weight: WEIGHT.part, also: [other] })));
}

/** Each term once, by its best weight. */
function merged(alternatives: readonly Alternative[]): Alternative[] {
  const best = new Map<number, number>();
  const together = alternatives.filter(({ also = [] }) => also.length > 0);
  for (const { term, weight, also = [] } of alternatives)
    if (also.length === 0) best.set(term, Math.max(weight, best.get(term) ?? 0));
  return [...[...best].map(([term, weight]) => ({ term, weight })), ...together];
}

const mostFrequent = ({ postings }: TextIndex, terms: readonly number[], most: number): number[] =>
  terms.toSorted((a, b) => postings.count(b) - postings.count(a)).slice(0, most);

/** Compounds that have the word as their last part or their first: infarkt is in hjerteinfarkt. */
function compoundsWith(index: TextIndex, text: string, name: string): Alternative[] {
  const { vocabulary, isFound } = index;
  if (name.length < SHORTEST_HEAD) return [];
  const ending = vocabulary
    .endingWith(name)
    .filter((term) => name.length >= SURELY_HEAD || isFirstPart(index, vocabulary.nameOf(term).slice(0, -name.length)));
  const starting = [...new Set([name, text])].flatMap((start) =>
    vocabulary.beginningWith(start).filter((term) => {
      const rest = vocabulary.nameOf(term).slice(start.length);
      return LINKS.some((link) => rest.startsWith(link) && isHead(index, rest.slice(link.length)));
    }),
  );
  return mostFrequent(index, [...new Set([...ending, ...starting])], MOST_COMPOUNDS)
    .filter(isFound)
    .map((term) => ({ term, weight: WEIGHT.compound }));
}

const isHead = ({ vocabulary }: TextIndex, name: string): boolean =>
  name.length >= SHORTEST_HEAD && (HEADS.has(name) || vocabulary.find(name) !== undefined);

/** Whether this can stand before the head of a compound: a word, with or without a letter that links. */
const isFirstPart = ({ vocabulary }: TextIndex, part: string): boolean =>
  LINKS.some((link) => {
    const word = part.slice(0, part.length - link.length);
    return part.endsWith(link) && word.length >= SHORTEST_FIRST && vocabulary.find(termOf(word)) !== undefined;
  });

/** The two parts of a compound that no text has, when texts have both: the longest head that is found. */
function partsOf(index: TextIndex, text: string): Alternative[][] {
  if (/^\p{N}+$/u.test(text)) return [];
  for (let at = SHORTEST_FIRST; at <= text.length - SHORTEST_HEAD; at++) {
    const heads = knownTerms(index, termOf(text.slice(at)));
    if (heads.length === 0) continue;
    const firsts = LINKS.flatMap((link) =>
      text.slice(0, at).endsWith(link) && at - link.length >= SHORTEST_FIRST
        ? knownTerms(index, termOf(text.slice(0, at - link.length)))
        : [],
    );
    const part = (term: number) => ({ term, weight: WEIGHT.part });
    if (firsts.length > 0) return [firsts.map(part), heads.map(part)];
  }
  return [];
}

const beginningsOf = (index: TextIndex, text: string): Alternative[] =>
  text.length < SHORTEST_BEGINNING ? [] : beginnings(index, index.vocabulary.begunBy(text), WEIGHT.beginning);

/** Words that may be meant by an unfinished word with a typing error: hjemedia is the beginning of hjemmedialyse. */
const nearBeginningsOf = (index: TextIndex, text: string): Alternative[] =>
  text.length < SHORTEST_HALF
    ? []
    : beginnings(index, index.vocabulary.nearlyBeginningWith(text), WEIGHT.nearlyBeginning);

/** The most frequent word that half a word with a slip may be the beginning of, in its shortest form. */
function wholeOf(index: TextIndex, text: string): string | undefined {
  const [first] = nearBeginningsOf(index, text);
  return first && index.forms.shortestOf(first.term);
}

const beginnings = (index: TextIndex, found: readonly number[], weight: number): Alternative[] =>
  mostFrequent(index, found, MOST_BEGINNINGS)
    .filter(index.isFound)
    .map((term) => ({ term, weight }));

/** Terms that somebody may have meant, the nearest and then the most frequent first. */
const nearTerms = (index: TextIndex, text: string): Alternative[] =>
  nearestIn(index, text, mostSlips(text))
    .slice(0, MOST_NEAR)
    .map(({ term, distance }) => ({ term, weight: WEIGHT.near[distance] ?? 0 }));

/** How many typing errors a word may have: none when it has a digit, because il6 is not il7. */
const mostSlips = (text: string): number =>
  /\p{N}/u.test(text) || text.length < SHORTEST_FOR_ONE_SLIP ? 0 : folded(text).length >= SHORTEST_FOR_TWO ? 2 : 1;

const nearestIn = ({ forms, postings, isFound }: TextIndex, text: string, most: number): readonly Near[] =>
  most === 0
    ? []
    : forms
        .near(text, most)
        .toSorted((a, b) => a.distance - b.distance || postings.count(b.term) - postings.count(a.term))
        .filter(({ term }) => isFound(term));
