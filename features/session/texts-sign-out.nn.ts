import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-sign-out.ts";

export const signOutTexts: Translated<typeof nb.signOutTexts> = {
  title: "Vil du logge ut overalt?",
  explanation:
    "Du blir logga ut i alle nettlesarar du er logga inn i, også denne. Skjema som er opne der, ber deg om å logge inn igjen. Tekst som ikkje er lagra i dei andre, blir liggjande der i inntil 30 dagar.",
  cancel: "Avbryt",
  failed: "Vi klarte ikkje å logge deg ut overalt. Du er framleis logga inn. Prøv igjen.",
};
