import type { Translated } from "../../pure/language/index.ts";
import type * as nb from "./texts.ts";

export const apiTexts: Translated<typeof nb.apiTexts> = {
  Offline: "Vi får ikkje kontakt med tenesta. Sjekk nettilkoplinga og prøv igjen.",
  Timeout: "Tenesta brukte for lang tid på å svare. Prøv igjen.",
  Unreadable: "Tenesta gav eit svar vi ikkje forstod. Prøv igjen om litt.",
};
