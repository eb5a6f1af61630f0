import { isGreek, plainWord } from "./letters.ts";

// Every pattern begins where a word does and has bounded parts: without either, a long word or list takes time in the square of its length.

/** Hyphens in all their forms, and the sign before a power: IL-6, PD‑L1, 10^9. */
export const JOINS = "-‐‑‒–−^";
const JOINED = new RegExp(`(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}]+(?:[${JOINS}][\\p{L}\\p{N}]+)+`, "gu");
export const JOIN = new RegExp(`[${JOINS}]`, "u");
const WORD = /[\p{L}\p{N}]+/gu;
const AND = String.raw`(?:\s*,\s*(?:(?:og|eller|samt)\s+)?|\s+(?:og|eller|samt|og\/eller)\s+|\s*\/\s*)`;
/** lunge-, bryst- og prostatakreft */
const SHARED_END = new RegExp(
  String.raw`((?<![\p{L}\p{N}-])(?:\p{L}{2,40}[-‐‑]${AND}){1,8})(\p{L}{6,60})(?!\p{L})`,
  "giu",
);
/** barnevaksinasjon og -ernæring */
const SHARED_BEGINNING = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{6,60})((?:${AND}[-‐‑]\p{L}{3,40}){1,8})(?!\p{L})`,
  "giu",
);

const SHORTEST_PART = 3;
/** Nobody searches for a longer spelling. */
const LONGEST = 100;
/** Parts of a name with hyphens that are looked at: SARS-CoV-2 has three. */
const MOST_PARTS = 5;
/** Characters of a text that are read; spellings that are kept of it, and the characters of them all. */
const MOST_CHARACTERS = 250_000;
const MOST_SPELLINGS = 2_000;
const MOST_KEPT = 50_000;

const words = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.filter((word) => !/^(?:og|eller|samt)$/.test(word)) ?? [];

/**
 * Names are joined; words that only happen to have a hyphen between them are not. In a name one part has a number, is
 * short, or is a Greek letter. A range of numbers is not a name.
 */
function isName(parts: readonly string[]): boolean {
  if (parts.every((part) => /^\p{N}+$/u.test(part))) return false;
  return parts.some((part) => part.length <= SHORTEST_PART || /\p{N}/u.test(part) || isGreek(plainWord(part)));
}

function* joinedNames(text: string): Generator<string> {
  for (const [whole] of text.matchAll(JOINED)) {
    const parts = whole.toLowerCase().split(JOIN).slice(0, MOST_PARTS);
    for (let from = 0; from < parts.length - 1; from++)
      for (let to = from + 2; to <= parts.length; to++) {
        const name = parts.slice(from, to);
        if (isName(name) || whole.includes("^")) yield name.map(plainWord).join("");
      }
  }
}

/** IL 6, CA 125, COVID 19: letters that are all capitals, and a number. */
const APART = /(?<![\p{L}\p{N}])(\p{Lu}{1,6})[ \u00a0](\p{N}{1,3})(?![\p{L}\p{N}])/gu;

function* namesApart(text: string): Generator<string> {
  for (const [, letters = "", number = ""] of text.matchAll(APART)) yield plainWord(letters.toLowerCase()) + number;
}

/** Where a compound is divided is not known, so every place is tried: the query selects the right one. */
function* sharedParts(text: string): Generator<string> {
  for (const [, firsts = "", last = ""] of text.matchAll(SHARED_END))
    for (const first of words(firsts))
      for (let at = 2; at <= last.length - SHORTEST_PART; at++) yield first + last.slice(at).toLowerCase();
  for (const [, first = "", lasts = ""] of text.matchAll(SHARED_BEGINNING))
    for (const last of words(lasts))
      for (let at = SHORTEST_PART; at < first.length - 1; at++) yield first.slice(0, at).toLowerCase() + last;
}

function* plainWords(text: string): Generator<string> {
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    const plain = plainWord(word);
    if (plain !== word) yield plain;
  }
}

/**
 * Other ways to write what stands in a text, which it is found by too: il6 for IL-6, alfa for α, co2 for CO₂, lungekreft for «lunge- og
 * brystkreft». features/search/README.md
 */
export function otherSpellings(text: string): string {
  const read = text.slice(0, MOST_CHARACTERS).normalize("NFC");
  const found = new Set<string>();
  let kept = 0;
  for (const spellings of [plainWords(read), joinedNames(read), namesApart(read), sharedParts(read)])
    for (const spelling of spellings) {
      if (found.size >= MOST_SPELLINGS || kept >= MOST_KEPT) break;
      if (spelling.length < 2 || spelling.length > LONGEST || found.has(spelling)) continue;
      found.add(spelling);
      kept += spelling.length;
    }
  return [...found].join(" ");
}

/**
 * Other ways to write one word of a query, as PostgreSQL's `websearch_to_tsquery` reads them: words and phrases. A text is found by its own other
 * spellings, so what is asked needs the joined form, and the parts apart for «IL 6».
 */
export function waysOfWord(word: string): readonly string[] {
  const parts = word.toLowerCase().split(JOIN);
  if (!parts.every((part) => /^[\p{L}\p{N}]+$/u.test(part))) return [];
  const plain = parts.map(plainWord);
  const [only = ""] = plain;
  if (parts.length > 1) return isName(parts) || word.includes("^") ? [plain.join(""), `"${plain.join(" ")}"`] : [];
  const split = nameParts(only);
  return [...(only === parts[0] ? [] : [only]), ...(split ? [`"${split.join(" ")}"`] : [])];
}

const SPLIT = /^(\p{L}+)(\p{N}+)$/u;
const ROMAN: ReadonlyMap<string, string> = new Map(
  Object.entries({ ii: "2", iii: "3", iv: "4", "2": "ii", "3": "iii", "4": "iv" }),
);
/** Words before a Roman number: «ii» and «iv» stand for other things elsewhere. */
const BEFORE_ROMAN = /^(?:type|grad|stadium|fase|klasse|trinn|nivå|gruppe|del)$/;

/** Another way to write a number after such a word; none where there is none. */
export const otherNumbers = (before: string | undefined, word: string): readonly string[] => {
  const other = before !== undefined && BEFORE_ROMAN.test(before) ? ROMAN.get(word) : undefined;
  return other === undefined ? [] : [other];
};

/** Letters and number of a name like il6; null for another word. */
export function nameParts(word: string): readonly [letters: string, number: string] | null {
  const [, letters, number] = SPLIT.exec(word) ?? [];
  return letters === undefined || number === undefined ? null : [letters, number];
}
