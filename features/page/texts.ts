import { byLanguage } from "../../platform/pure/language/index.ts";
import * as nn from "./texts.nn.ts";

/** Pages that say why there is nothing else: apart from the texts that every page carries. features/site/README.md */
export const messageTexts = {
  notFound: {
    heading: "Side ikke funnet",
    description: "Siden finnes ikke, eller den er flyttet. Sjekk adressen, søk på nettstedet eller gå til forsiden.",
  },
  accessDenied: {
    heading: "Ingen tilgang",
    description: "Du har ikke tilgang til denne siden. Ta kontakt med oss hvis du mener at du skulle hatt det.",
  },
  tooMany: {
    heading: "Det kom for mange forespørsler",
    description: "Det er bedt om mange sider herfra på kort tid. Vent noen sekunder og last siden på nytt.",
  },
  unavailable: {
    heading: "Tjenesten er ikke tilgjengelig akkurat nå",
    description: "Vi jobber med å få den opp igjen. Ingenting av det som er lagret, er tapt. Prøv igjen om litt.",
  },
  withdrawn: {
    tag: "Trukket tilbake",
    heading: "Mini-metodevurderingen er trukket tilbake",
    by: (day: string) => `Redaksjonen trakk den tilbake ${day}.`,
    reason: "Redaksjonen skriver:",
    what: "Det du kan gjøre",
    newer: "Les den som gjelder nå",
    ask: "Spør redaksjonen:",
  },
  withdrawnEdition: (message: string) => `Trukket tilbake: ${message}`,
} as const;

export const messageTextsIn = byLanguage({ nb: messageTexts, nn: nn.messageTexts });
