import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const sessionTexts: Translated<typeof nb.sessionTexts> = {
  brand: "Minimetode",
  failedTitle: "Innlogginga blei ikkje fullført",
  failed: "Det kan kome av at ho tok for lang tid, eller at sida blei opna på nytt. Ingenting er endra.",
  unavailableTitle: "Innlogging er ikkje tilgjengeleg",
  unavailable: "Vi får ikkje kontakt med innloggingstenesta akkurat no. Prøv igjen om litt.",
  notSetUp: "Innlogging er ikkje sett opp her.",
  tryAgain: "Prøv å logge inn på nytt",
  toFrontPage: "Gå til framsida",
  renewalTitle: "Fornyar innlogginga",
  development: {
    title: "Vel kven du loggar inn som",
    explanation: "Dette er ei innloggingsteneste for utvikling og demonstrasjon. Personane er døme.",
    editor: "redaktør",
    admin: "administrator",
    noRole: "utan rolle",
    signInAs: (name, role) => `${name} (${role})`,
    fault: "Innloggingstenesta klarte ikkje å fullføre innlogginga.",
  },
};
