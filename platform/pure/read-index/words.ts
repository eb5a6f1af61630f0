import { commonForm, unambiguous } from "./both-forms.ts";
import { plainWord } from "./letters.ts";
import { stem } from "./stem.ts";

/** A word of a text in small letters, and where it stands. */
export type Word = { readonly text: string; readonly from: number; readonly to: number };

const WORD = /[\p{L}\p{N}]+/gu;

/** Composed, so that a letter with its accent is one character. */
export const composed = (text: string): string => text.normalize("NFC");

/** The words of a composed text, in turn. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (found) => ({
    text: inSmallLetters(found[0]),
    from: found.index,
    to: found.index + found[0].length,
  }));
}

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉";
const IS_RAISED = new RegExp(`[${RAISED}]`, "gu");
const BEFORE_SLASH = /([⁰¹²³⁴⁵⁶⁷⁸⁹])\//g;

/**
 * 10⁹ is looked up as 109 and CO₂ as CO2, as they are typed; 10⁹/L as two words. As many characters as before. PostgreSQL's `plain_digits`
 * does the same.
 */
export const withPlainDigits = (text: string): string =>
  text.replace(BEFORE_SLASH, "$1 ").replace(IS_RAISED, (digit) => String(RAISED.indexOf(digit) % 10));

/** A text as its words are looked up: in small letters, with plain digits. */
export const inSmallLetters = (text: string): string => withPlainDigits(text.toLowerCase());

/** The terms of a text that are looked up, in turn. */
export const termsIn = (text: string): readonly string[] => wordsIn(composed(text)).map((word) => termOf(word.text));

const LETTERS: Readonly<Record<string, string>> = { æ: "ae", ø: "o", å: "a", ö: "o", ä: "a", ð: "d", ß: "ss" };

/** As somebody writes it without Norwegian letters: øye is oye. */
export const folded = (word: string): string => word.replace(/[æøåöäðß]/g, (letter) => LETTERS[letter] ?? letter);

/** Letters of a word that are used to store it and look it up. Longer words that begin alike share an entry. */
export const LONGEST = 48;
export const stemOf = (word: string): string => stem(unambiguous(plainWord(word.slice(0, LONGEST))));
/** The key of a word: one for all its forms, in bokmål and nynorsk. */
export const termOf = (word: string): string => commonForm(stemOf(word));

/** Words that stand in nearly every text, in forms as people write them: a query that has others is not narrowed by these. */
const STOP = new Set(
  `og i jeg det at en et den til er som på de med han av ikke ikkje der så var meg seg men ett har om vi min mitt ha hadde hun nå over da ved
  fra du ut sin dem oss opp man kan hans hvor eller hva skal selv sjøl her alle vil bli ble blei blitt kunne inn når være kom noen noe ville dere
  de som deres kun ja etter ned skulle denne for deg si sine sitt mot å meget hvorfor dette disse uten hvordan ingen din ditt blir samme hvilken
  hvilke hvilket sånn inni mellom vår hver hvem vors hvis både bare enn fordi før mange også slik vært båe begge siden dykk dykkar dei deira deires
  deim di då eg ein eit eitt elles honom hjå ho hoe henne hennar hennes hoss hossen ikkje ingi inkje korleis korso kva kvar kvarhelst kven kvi
  kvifor me medan mi mine mykje no frå utan berre desse òg same kor nokon noka nokor noko nokre sia sidan so somt somme um upp vere vore verte vort varte vart`.split(
    /\s+/,
  ),
);
export const isStopWord = (word: string): boolean => STOP.has(word);
