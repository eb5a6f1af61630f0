import { byLanguage } from "../../platform/pure/language/index.ts";
import { addresses } from "../address/rules/index.ts";

/** Texts before and beside the form. */
const introBefore = {
  questions: {
    heading: "Er mini-metodevurdering riktig her?",
    note: "Fem spørsmål. Svarene lagres ikke, og du kan starte uansett.",
    yes: "Ja",
    no: "Nei",
    /** Each with what to do instead after a yes; a link leads there. */
    all: [
      {
        ask: "Gjelder det et legemiddel?",
        stop: "Legemidler vurderes som regel nasjonalt.",
        link: { href: "https://www.nyemetoder.no/", text: "Gå til Nye metoder" },
      },
      {
        ask: "Må dette avgjøres likt i hele landet?",
        stop: "Da er Nye metoder riktig sted. Gå videre hvis dere bare skal avgjøre for egen virksomhet.",
        link: { href: "https://www.nyemetoder.no/", text: "Foreslå metoden der" },
      },
      {
        ask: "Er det bare en mindre endring av noe dere gjør?",
        stop: "Da trengs det kanskje ingen vurdering. Gå videre hvis dere er i tvil om effekt, sikkerhet eller kostnader.",
        link: null,
      },
      {
        ask: "Er det jus eller etikk, og ikke nytten, som er uavklart?",
        stop: "Da bør en jurist eller en etisk komité kanskje svare først. Skjemaet har egne deler om begge.",
        link: null,
      },
      {
        ask: "Har noen vurdert det samme?",
        stop: "Da kan det være nok å oppdatere søket og vurdere om svaret gjelder hos dere.",
        link: { href: addresses.search, text: "Søk i vurderingene" },
      },
    ],
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

export const introBeforeIn = byLanguage({ nb: introBefore });
