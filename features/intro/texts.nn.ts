import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const introTexts: Translated<typeof nb.introTexts> = {
  details: "Opplysningar",
  sent: {
    to: "Sendt til",
    filled: "Det du fylte ut",
  },
  title: "Tittel på mini-metodevurderinga",
  titleHint: "Skriv kva som skal vurderast, og for kven. Tittelen kan endrast seinare.",
  name: "Namnet ditt",
  email: "E-postadresse",
  emailHint: "Lenka til skjemaet blir send hit.",
  healthAuthority: "Helseføretak",
  county: "Fylke",
  municipality: "Kommune",
  chooseCountyFirst: "Vel fylke først",
  showMunicipalities: "Vis kommunane i fylket",
  actor: "Kven står bak vurderinga?",
  actors: { organization: "Helseføretak", county: "Fylke eller kommune" },
  chooseActor: "Gå vidare",
  startFrom: {
    heading: "De startar frå ei publisert vurdering",
    copied:
      "Det som skildrar metoden og søka, blir kopiert til den nye. Resultat, tal og konklusjonar blir ikkje kopierte, og søka må gjerast på nytt.",
    read: "Les vurderinga",
    without: "Start utan denne",
    gone: "Vurderinga du ville starte frå, er ikkje lenger publisert",
    goneMeans: "Ingenting blir kopiert. Skjemaet under startar ei ny, tom vurdering.",
  },
  privacy:
    "Redaksjonen ser namnet og adressa di. Dei du inviterer, ser namnet. Lesarar ser dei berre dersom du seier ja til det.",
  privacyMore: "Les om personvern",
  submit: "Start mini-metodevurderinga",
  missing: (label) => `${label}: feltet må fyllast ut`,
  requiredNote: "Felt merka med * må fyllast ut.",
  sending: "Startar vurderinga …",
  failed: "Vurderinga blei ikkje starta",
  failedKept: "Det du har skrive, står framleis i skjemaet.",
  tryAgain: "Prøv igjen om litt.",
  editorsOnly: "Berre for redaktørar",
  newest: "Den nyaste malen for denne typen",
  underStart: "Under framsida",
};
