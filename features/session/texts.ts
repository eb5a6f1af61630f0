import { byLanguage } from "../../platform/pure/language/index.ts";
import * as nn from "./texts.nn.ts";

/** Signing in and out, and the development provider's page. */
export const sessionTexts = {
  brand: "Minimetode",
  failedTitle: "Innloggingen ble ikke fullført",
  failed: "Det kan skyldes at den tok for lang tid, eller at siden ble åpnet på nytt. Ingenting er endret.",
  unavailableTitle: "Innlogging er ikke tilgjengelig",
  unavailable: "Vi får ikke kontakt med innloggingstjenesten akkurat nå. Prøv igjen om litt.",
  notSetUp: "Innlogging er ikke satt opp her.",
  tryAgain: "Prøv å logge inn på nytt",
  toFrontPage: "Gå til forsiden",
  renewalTitle: "Fornyer innloggingen",
  development: {
    title: "Velg hvem du logger inn som",
    explanation: "Dette er en innloggingstjeneste for utvikling og demonstrasjon. Personene er eksempler.",
    editor: "redaktør",
    admin: "administrator",
    noRole: "uten rolle",
    signInAs: (name: string, role: string) => `${name} (${role})`,
    fault: "Innloggingstjenesten klarte ikke å fullføre innloggingen.",
  },
} as const;

export const sessionTextsIn = byLanguage({ nb: sessionTexts, nn: nn.sessionTexts });
