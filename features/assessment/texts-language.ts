import type { Language } from "../../platform/pure/language/index.ts";

/** The form of Norwegian that a content is written in. */
export const contentLanguageTexts = {
  label: "Skrevet på",
  names: { nb: "bokmål", nn: "nynorsk" } satisfies Record<Language, string>,
  /** Nobody has chosen. @param guessed null while the text is too short to say */
  byText: (guessed: Language | null): string =>
    guessed === null ? "ikke valgt" : `${contentLanguageTexts.names[guessed]} (etter teksten)`,
} as const;
