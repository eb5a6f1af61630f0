import { byLanguage } from "../../platform/pure/language/index.ts";
import * as nn from "./texts-before.nn.ts";

/** Texts before and beside the form. */
export const introBefore = {
  questions: {
    note: "Fem spørsmål viser det på under ett minutt. Svarene lagres ikke, og du kan starte uansett.",
    link: "Svar på de fem spørsmålene",
  },
  how: {
    heading: "Slik går det til",
    after: "Slik går det videre",
    steps: [
      ["Du får en lenke", "Den kommer på e-post med en gang. Du trenger ingen konto."],
      ["Inviter de andre", "Bibliotekar, økonom og kolleger skriver i det samme skjemaet."],
      ["Skriv sammen", "Alt lagres mens dere skriver."],
      ["Send til publisering", "Redaksjonen leser, og publiserer eller sender tilbake med en melding."],
    ],
    example: "Se hva andre har skrevet",
  },
} as const;

export const introBeforeIn = byLanguage({ nb: introBefore, nn: nn.introBefore });
