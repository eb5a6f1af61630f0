import { escapeHtml } from "../../platform/pure/html/index.ts";
import { byLanguage } from "../../platform/pure/language/index.ts";
import * as nn from "./texts.nn.ts";

/** Texts of adoptions that the server writes in pages, so that no script of readers carries them. */
export const adoptionTexts = {
  starts: {
    start: "Start fra denne vurderingen",
    adopt: "Gjelder dette hos oss?",
  },
  /** Above the start form, as HTML. */
  form: {
    heading: "Gjelder dette hos oss?",
    means: (title: string) =>
      `Dere svarer på tolv spørsmål om «${escapeHtml(title)}» gjelder hos dere. Originalen står ved siden av skjemaet, og resultatene leses der. Tallene for økonomien kopieres, og dere retter dem som er annerledes. Ingen fagfelle blir spurt.`,
    read: "Les originalen",
    without: "Start uten den",
    gone: "Vurderingen dere ville bruke, er ikke lenger publisert",
    goneMeans: "Ingenting kopieres. Skjemaet under starter en ny, tom vurdering.",
  },
  /** In the form, when the organisation has begun already. */
  begun: {
    heading: "Dere har begynt",
    means:
      "Noen i virksomheten deres svarer på dette allerede. Er du med, sender vi en ny lenke til adressen du har skrevet. Er du ikke med, spør dem om å bli invitert, eller spør redaksjonen.",
    send: "Send ny lenke",
    sent: "En ny lenke er på vei",
    sentMeans: "Den kommer hvis adressen har en plass i vurderingen. Kommer den ikke, spør redaksjonen.",
  },
  /** At a hit of the search. */
  hit: {
    /** The number of organisations. */
    assessedBy: (count: number) => `Vurdert for lokale forhold av ${count}`,
    more: (count: number) => `${count} til`,
    onDay: (organization: string, day: string) => `${organization} (${day})`,
  },
  /** Below the question about newer research. */
  searchedOn: (day: string) => `Det nyeste søket i originalen er fra ${day}.`,
  /** The title that stands in the form. */
  title: (title: string) => `${title} – lokal vurdering`,
} as const;

export const adoptionTextsIn = byLanguage({ nb: adoptionTexts, nn: nn.adoptionTexts });
