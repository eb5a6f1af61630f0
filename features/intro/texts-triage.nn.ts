import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-triage.ts";

const NYE_METODER = "https://www.nyemetoder.no/";
// «{tittel}» is replaced by code.
const PROPOSAL = `Forslag om nasjonal metodevurdering

Metode: {tittel}
Kven han er for:
Kva som blir brukt i dag:
Kvifor han bør vurderast nasjonalt:
Dokumentasjon vi kjenner til:
Verksemd og kontaktperson:`;

export const triageDefaults: Translated<typeof nb.triageDefaults> = {
  heading: "Passar ei mini-metodevurdering her?",
  introduction:
    "Fem spørsmål som tek under eitt minutt. Svara blir ikkje lagra, og du kan starte uansett. Eit svar kan avgjere før du har svart på alle.",
  questions: {
    q1: {
      question: "Er metoden eit legemiddel, eller er eit legemiddel ein vesentleg del av han?",
      help: "",
      answers: { ja: "Ja", nei: "Nei", usikker: "Usikker" },
    },
    q2: {
      question: "Finst det ei nasjonal avgjerd, eller er metoden til vurdering i Nye metoder?",
      help: "",
      answers: {
        besluttet: "Ja, det finst ei nasjonal avgjerd",
        "i-gang": "Ja, metoden er til vurdering no",
        nei: "Nei",
        "ikke-sjekket": "Ikkje sjekka",
      },
    },
    q3: {
      question: "Står etikk eller jus i sentrum, eller gjeld valet heile landet?",
      help: "Gjeld heile landet: få senter, store investeringar eller krav om likt tilbod.",
      answers: {
        "etikk-jus": "Ja, etikk eller jus står i sentrum",
        "hele-landet": "Ja, valet gjeld heile landet",
        nei: "Nei",
      },
    },
    q4: {
      question: "Er det berre ei lita endring av noko de gjer i dag?",
      help: "Lita endring: same pasientar, same verknad og risiko, ingen kostnad som betyr noko.",
      answers: { ja: "Ja", nei: "Nei" },
    },
    q5: {
      question: "Har nokon vurdert det same?",
      help: "",
      answers: {
        publisert: "Ja, ei mini-metodevurdering er publisert",
        pabegynt: "Ja, nokon har byrja på ei",
        oversikt: "Det finst ei systematisk oversikt, men inga mini-metodevurdering",
        nei: "Nei",
        "ikke-sjekket": "Ikkje sjekka",
      },
    },
  },
  ends: {
    legemiddel: {
      heading: "Legemiddel blir vurderte nasjonalt",
      reason:
        "Legemiddel, og metodar der eit legemiddel er ein vesentleg del, blir som regel ikkje vurderte i ei mini-metodevurdering.",
      advice:
        "Sjå om legemiddelet er vurdert eller meldt inn hos Nye metoder. Alle kan foreslå ei nasjonal vurdering der.",
      link: { href: NYE_METODER, text: "Gå til Nye metoder" },
    },
    "nasjonal-beslutning": {
      heading: "Den nasjonale avgjerda gjeld",
      reason: "Ei nasjonal avgjerd går framfor ei lokal.",
      advice: "Finn og følg avgjerda hos Nye metoder.",
      link: { href: NYE_METODER, text: "Finn avgjerda hos Nye metoder" },
    },
    "vent-nasjonal": {
      heading: "Metoden er til vurdering nasjonalt",
      reason: "Avgjerda som kjem, går framfor ei lokal.",
      advice:
        "Følg vurderinga, og vent til ho er ferdig. Du kan få varsel på e-post når noko om metoden blir publisert her.",
      link: { href: NYE_METODER, text: "Sjå status hos Nye metoder" },
    },
    "ikke-egnet": {
      heading: "Ei mini-metodevurdering passar ikkje",
      reason: "Ei mini-metodevurdering er ikkje laga for spørsmål der etikk eller jus står i sentrum.",
      advice: "Foreslå metoden for Nye metoder. Teksten under kan du kopiere.",
      link: { href: NYE_METODER, text: "Foreslå metoden hos Nye metoder" },
    },
    "loft-nasjonalt": {
      heading: "Løft spørsmålet til nasjonalt nivå",
      reason: "Eit val som gjeld heile landet, bør ikkje avgjerast éin stad.",
      advice: "Foreslå metoden for Nye metoder. Teksten under kan du kopiere.",
      link: { href: NYE_METODER, text: "Foreslå metoden hos Nye metoder" },
    },
    "ikke-nodvendig": {
      heading: "De treng inga mini-metodevurdering",
      reason: "Ei lita endring med same verknad, risiko og kostnad kan avgjerast utan.",
      advice: "Skriv valet inn i kvalitetssystemet dykkar.",
      link: { href: "", text: "" },
    },
    "gjelder-dette-hos-oss": {
      heading: "Nokon har gjort arbeidet",
      reason: "Det finst ei publisert vurdering, og mykje av innhaldet kan de bruke.",
      advice:
        "Les vurderinga, og svar på tolv spørsmål om ho gjeld hos dykk. De kan også starte dykkar eiga vurdering frå denne.",
      link: { href: "", text: "" },
    },
    "bli-med": {
      heading: "Nokon har byrja",
      reason: "Det same blir vurdert no, og to som skriv saman, slepp å gjere arbeidet to gonger.",
      advice: "Sjå kva dei held på med, og spør om de kan skrive saman.",
      link: { href: "", text: "" },
    },
    start: {
      heading: "Start vurderinga",
      reason: "Ingen av svara peikar mot ein annan veg, så ei mini-metodevurdering passar her.",
      advice: "Du får ei lenke på e-post og kan invitere dei andre når vurderinga er starta.",
      link: { href: "", text: "" },
    },
  },
  notes: {
    "spor-farmasoyt":
      "Du er usikker på om det gjeld eit legemiddel. Spør ein farmasøyt ved sjukehusapoteket før de går vidare.",
    "sok-nye-metoder": "Du har ikkje sjekka om det finst ei nasjonal avgjerd.",
    "sok-her": "Du har ikkje sjekka om nokon har vurdert det same.",
    "bygg-pa-oversikten": "Bygg på den systematiske oversikta: vurder kvaliteten, og oppdater søket som står der.",
  },
  proposal: PROPOSAL,
};
