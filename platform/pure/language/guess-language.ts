import type { Language } from "./index.ts";

/** Fewer words than these say too little. */
export const WORDS_TO_GUESS = 200;
/** Fewer words of one form only than these say too little: a list of references in English has none. */
const MARKS_TO_GUESS = 10;
/** The share of one form's words from which a text counts as written in it. */
const SHARE = 0.8;

const listed = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Frequent words of one form that neither the other form nor English has. */
const BOKMAL = listed(
  "ikke fra hva hvem hvordan hvorfor hver hvert hvis hvor hvilke hvilken hvilket en et noe noen ble være vært uten bare annen " +
    "annet flere mer sammen selv egen eget egne mye samme nå ennå mens siden gjør gjøre gir sier kommer kommet jeg hun " +
    "dere deres hele gang ett én sett dager uker hjem hjemme syk syke sykehus helt gjelder finnes ga tatt",
);
const NYNORSK = listed(
  "ikkje frå kva kven korleis kvifor kvar kvart kor ein eit noko nokon nokre blei vart vere vore utan berre annan " +
    "fleire meir saman sjølv eigen eige eigne mykje enno medan sidan gjer gjere gjev seier kjem kome eg ho dykk deira heile " +
    "gong eitt éin éi dagar veker heim heime sjuk sjuke sjukehus heilt gjeld finst dei då desse teke vidare høgre òg",
);
/** A word of both forms that has an ending of one. */
const BOTH = "ingen";

const BOKMAL_END = /.{2}(?:ene|lig|lige|ligere|ingen|inger|het|heten)$/u;
const NYNORSK_END = /.{2}(?:ane|leg|lege|legare|inga|ingar|heit|heita)$/u;

/** «et al.» stands in lists of references. */
const WORD = /\p{L}+(?:(?<=\bet) al\b)?/gu;

/** The form that a word tells of, 0 where it tells of none. */
function formOf(word: string): 1 | -1 | 0 {
  if (word === BOTH) return 0;
  if (NYNORSK.has(word)) return 1;
  if (BOKMAL.has(word)) return -1;
  if (NYNORSK_END.test(word)) return 1;
  return BOKMAL_END.test(word) ? -1 : 0;
}

/**
 * The form of Norwegian that a text is written in, by the words and endings that only one of the forms has. Null for a text of fewer than 200
 * words, for one with few such words, and for one that mixes both: a wrong guess is worse than none.
 */
export function guessLanguage(text: string): Language | null {
  const words = text.normalize("NFC").toLowerCase().match(WORD) ?? [];
  if (words.length < WORDS_TO_GUESS) return null;
  const forms = words.map(formOf);
  const nynorsk = forms.filter((form) => form === 1).length;
  const marks = nynorsk + forms.filter((form) => form === -1).length;
  if (marks < MARKS_TO_GUESS) return null;
  const share = nynorsk / marks;
  if (share >= SHARE) return "nn";
  return share <= 1 - SHARE ? "nb" : null;
}
