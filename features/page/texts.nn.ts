import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const messageTexts: Translated<typeof nb.messageTexts> = {
  notFound: {
    heading: "Fann ikkje sida",
    description: "Sida finst ikkje, eller ho er flytta. Sjekk adressa, søk på nettstaden eller gå til framsida.",
  },
  accessDenied: {
    heading: "Ingen tilgang",
    description: "Du har ikkje tilgang til denne sida. Ta kontakt med oss om du meiner at du skulle hatt tilgang.",
  },
  tooMany: {
    heading: "Det kom for mange førespurnader",
    description: "Det er bede om mange sider herfrå på kort tid. Vent nokre sekund og last sida på nytt.",
  },
  unavailable: {
    heading: "Tenesta er ikkje tilgjengeleg akkurat no",
    description: "Vi arbeider med å få tenesta opp igjen. Ingenting av det som er lagra, er tapt. Prøv igjen om litt.",
  },
  withdrawn: {
    tag: "Trekt tilbake",
    heading: "Mini-metodevurderinga er trekt tilbake",
    by: (day) => `Redaksjonen trekte vurderinga tilbake ${day}.`,
    reason: "Redaksjonen skriv:",
    what: "Det du kan gjere",
    newer: "Les den som gjeld no",
    ask: "Spør redaksjonen:",
  },
  withdrawnEdition: (message) => `Trekt tilbake: ${message}`,
};
