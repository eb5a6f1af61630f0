import { escapeHtml } from "../../platform/pure/html/index.ts";
import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const adoptionTexts: Translated<typeof nb.adoptionTexts> = {
  starts: {
    start: "Start frå denne vurderinga",
    adopt: "Gjeld dette hos oss?",
  },
  // As HTML.
  form: {
    heading: "Gjeld dette hos oss?",
    means: (title) =>
      `De svarer på tolv spørsmål om «${escapeHtml(title)}» gjeld hos dykk. Originalen står ved sida av skjemaet, og resultata blir lesne der. Tala for økonomien blir kopierte, og de rettar dei som er annleis. Ingen fagfelle blir spurd.`,
    read: "Les originalen",
    without: "Start utan denne",
    gone: "Vurderinga de ville bruke, er ikkje lenger publisert",
    goneMeans: "Ingenting blir kopiert. Skjemaet under startar ei ny, tom vurdering.",
  },
  hit: {
    assessedBy: (count) => `Vurdert for lokale forhold av ${count}`,
    more: (count) => `${count} til`,
    onDay: (organization, day) => `${organization} (${day})`,
  },
  begun: {
    heading: "De har byrja",
    means:
      "Nokon i verksemda dykkar svarer på dette allereie. Er du med, sender vi ei ny lenke til adressa du har skrive. Er du ikkje med, spør dei om å bli invitert, eller spør redaksjonen.",
    send: "Send ny lenke",
    sent: "Ei ny lenke er på veg",
    sentMeans: "Ho kjem om adressa har ein plass i vurderinga. Kjem ho ikkje, spør redaksjonen.",
  },
  searchedOn: (day) => `Det nyaste søket i originalen er frå ${day}.`,
  title: (title) => `${title} – lokal vurdering`,
};
