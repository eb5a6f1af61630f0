import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-before.ts";

export const introBefore: Translated<typeof nb.introBefore> = {
  questions: {
    note: "Fem spørsmål viser det på under eitt minutt. Svara blir ikkje lagra, og du kan starte uansett.",
    link: "Svar på dei fem spørsmåla",
  },
  how: {
    heading: "Slik går det til",
    after: "Slik går det vidare",
    steps: [
      ["Du får ei lenke", "Ho kjem på e-post med ein gong. Du treng ingen konto."],
      ["Inviter dei andre", "Bibliotekar, økonom og kollegaar skriv i det same skjemaet."],
      ["Skriv saman", "Alt blir lagra medan de skriv."],
      ["Send til publisering", "Redaksjonen les, og publiserer eller sender tilbake med ei melding."],
    ],
    example: "Sjå kva andre har skrive",
  },
};
