import type { FieldRefusal } from "../../../platform/pure/refusal/index.ts";

/** Words that mean the same. One way: whoever searches for the first also finds the others, and not the other way round. */
export type SynonymRule = { readonly words: readonly string[]; readonly oneWay: boolean };

export const synonymLimits = { words: 10, wordLength: 60, rules: 2_000, promotions: 500 } as const;

/** Words as editors write them in one field: parted by commas, semicolons, arrows or lines, in small letters, each once. */
export const readSynonyms = (written: string): readonly string[] => [
  ...new Set(
    written
      .split(/[,;>\n]/)
      .map((word) =>
        word
          .replace(/[\s\p{Cc}]+/gu, " ")
          .toWellFormed()
          .trim()
          .toLowerCase()
          .normalize("NFC"),
      )
      .filter((word) => word !== ""),
  ),
];

const fault = (kind: string): readonly FieldRefusal[] => [{ path: "words", kind }];

/** The errors of a synonym rule. */
export const checkSynonyms = ({ words }: SynonymRule): readonly FieldRefusal[] =>
  words.length < 2 ? fault("SynonymsTwoWords") : checkWords(words);

/** The errors of the words for which a document is put first. */
export const checkPromotedWords = (words: readonly string[]): readonly FieldRefusal[] =>
  words.length === 0 ? fault("SynonymWithoutLetters") : checkWords(words);

function checkWords(words: readonly string[]): readonly FieldRefusal[] {
  if (words.length > synonymLimits.words) return fault("SynonymsTooMany");
  if (words.some((word) => word.length > synonymLimits.wordLength)) return fault("SynonymTooLong");
  return words.every((word) => /[\p{L}\p{N}]/u.test(word)) ? [] : fault("SynonymWithoutLetters");
}

/** A list of rules as text: a line each, `hjerneslag, slag` for words that mean the same, `drypp > tia, slag` for one way. */
export const writeSynonymList = (rules: readonly SynonymRule[]): string =>
  rules
    .map(({ words: [first = "", ...others], oneWay }) => `${first}${oneWay ? " > " : ", "}${others.join(", ")}`)
    .join("\n");

/** The rules of such a text; empty lines and those that begin with # say nothing. */
export const readSynonymList = (text: string): readonly (SynonymRule & { readonly line: string })[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ line, words: readSynonyms(line), oneWay: line.includes(">") }));
