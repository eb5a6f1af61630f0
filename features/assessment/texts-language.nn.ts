import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-language.ts";

/** The form of Norwegian that a content is written in. */
export const contentLanguageTexts: Translated<typeof nb.contentLanguageTexts> = {
  label: "Målform",
  names: { nb: "bokmål", nn: "nynorsk" },
  byText: (guessed) => (guessed === null ? "ikkje vald" : `${contentLanguageTexts.names[guessed]} (etter teksten)`),
};
