import { guessLanguage, type Language } from "../../../platform/pure/language/index.ts";

/** Words and the form of Norwegian that they are written in; null where that cannot be said. */
export type Written = { readonly words: number; readonly language: Language | null };

const ADDRESS = /\b(?:https?:\/\/|www\.|mailto:)\S+/giu;
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;

/** The words of a text, as Språkrådet counts the share of nynorsk: numbers and addresses are not words. */
export const countWords = (text: string): number => (text.replace(ADDRESS, " ").match(WORD) ?? []).length;

/** @param chosen the form that its authors chose; null to go by the text */
export const writtenIn = (text: string, chosen: Language | null): Written => ({
  words: countWords(text),
  language: chosen ?? guessLanguage(text),
});
