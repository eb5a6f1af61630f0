export * from "./guess-language.ts";

/** The languages of the interface, of mails and of documents. The first is the language of everybody who has chosen none. */
export const languages = ["nb", "nn"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage = languages[0];

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** The language of the words that stand around a content: the content's own, the first one where that is not known. */
export const languageAround = ({ language }: { readonly language?: Language | undefined }): Language =>
  language ?? defaultLanguage;

/** The same texts in another language: the same keys, and functions of the same parameters. */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Made
    ? (...given: Given) => Translated<Made>
    : T extends object
      ? { readonly [K in keyof T]: Translated<T[K]> }
      : T;

/** Texts in each of the languages. One that is missing does not compile. */
export type ByLanguage<T, All extends string> = { readonly [L in typeof defaultLanguage]: T } & {
  readonly [L in Exclude<All, typeof defaultLanguage>]: Translated<T>;
};

/**
 * Texts by language, for the server, which answers in all languages. The browser's code is built once for each language and imports the
 * texts themselves. The annotation says that a call has no side effects, so that a build leaves out those whose result it does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function byLanguage<T>(texts: ByLanguage<T, Language>): (language: Language) => T {
  // The types of single texts, which translations do not share, are asked for in the first language only.
  const all: Readonly<Record<Language, unknown>> = texts;
  return (language) => all[language] as T;
}
