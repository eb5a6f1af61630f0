export { commonBeginning } from "./both-forms.ts";
export * from "./by-sentence.ts";
export * from "./excerpt.ts";
export * from "./read-index.ts";
export { otherNumbers, otherSpellings, waysOfWord } from "./spellings.ts";
export type { Condition, Stem } from "./stems.ts";
export { noSynonyms, phraseKey, readyRules, type Synonyms } from "./synonyms.ts";
export { termsIn, withPlainDigits } from "./words.ts";
