import { byLanguage } from "../../platform/pure/language/index.ts";
import * as nn from "./texts-triage.nn.ts";

const NYE_METODER = "https://www.nyemetoder.no/";
const PROPOSAL = `Forslag om nasjonal metodevurdering

Metode: {tittel}
Hvem den er for:
Hva som brukes i dag:
Hvorfor den bør vurderes nasjonalt:
Dokumentasjon vi kjenner til:
Virksomhet og kontaktperson:`;

/** The wording of the five questions and their ends where the page's editors have not written another. */
export const triageDefaults = {
  heading: "Er mini-metodevurdering riktig her?",
  introduction:
    "Fem spørsmål som tar under ett minutt. Svarene lagres ikke, og du kan starte uansett. Et svar kan avgjøre før du har svart på alle.",
  questions: {
    q1: {
      question: "Er metoden et legemiddel, eller er et legemiddel en vesentlig del av den?",
      help: "",
      answers: { ja: "Ja", nei: "Nei", usikker: "Usikker" },
    },
    q2: {
      question: "Finnes det en nasjonal beslutning, eller er metoden til vurdering i Nye metoder?",
      help: "",
      answers: {
        besluttet: "Ja, det finnes en nasjonal beslutning",
        "i-gang": "Ja, metoden er til vurdering nå",
        nei: "Nei",
        "ikke-sjekket": "Ikke sjekket",
      },
    },
    q3: {
      question: "Står etikk eller jus i sentrum, eller gjelder valget hele landet?",
      help: "Gjelder hele landet: få sentre, store investeringer eller krav om likt tilbud.",
      answers: {
        "etikk-jus": "Ja, etikk eller jus står i sentrum",
        "hele-landet": "Ja, valget gjelder hele landet",
        nei: "Nei",
      },
    },
    q4: {
      question: "Er det bare en liten endring av noe dere gjør i dag?",
      help: "Liten endring: samme pasienter, samme virkning og risiko, ingen kostnad av betydning.",
      answers: { ja: "Ja", nei: "Nei" },
    },
    q5: {
      question: "Har noen vurdert det samme?",
      help: "",
      answers: {
        publisert: "Ja, en mini-metodevurdering er publisert",
        pabegynt: "Ja, noen har begynt på en",
        oversikt: "Det finnes en systematisk oversikt, men ingen mini-metodevurdering",
        nei: "Nei",
        "ikke-sjekket": "Ikke sjekket",
      },
    },
  },
  ends: {
    legemiddel: {
      heading: "Legemidler vurderes nasjonalt",
      reason:
        "Legemidler, og metoder der et legemiddel er en vesentlig del, vurderes som regel ikke i en mini-metodevurdering.",
      advice:
        "Se om legemidlet er vurdert eller meldt inn hos Nye metoder. Alle kan foreslå en nasjonal vurdering der.",
      link: { href: NYE_METODER, text: "Gå til Nye metoder" },
    },
    "nasjonal-beslutning": {
      heading: "Den nasjonale beslutningen gjelder",
      reason: "En nasjonal beslutning går foran en lokal.",
      advice: "Finn beslutningen hos Nye metoder, og følg den.",
      link: { href: NYE_METODER, text: "Finn beslutningen hos Nye metoder" },
    },
    "vent-nasjonal": {
      heading: "Metoden er til vurdering nasjonalt",
      reason: "Beslutningen som kommer, går foran en lokal.",
      advice:
        "Følg vurderingen, og vent til den er ferdig. Du kan få varsel på e-post når noe om metoden publiseres her.",
      link: { href: NYE_METODER, text: "Se status hos Nye metoder" },
    },
    "ikke-egnet": {
      heading: "Mini-metodevurdering er ikke egnet",
      reason: "En mini-metodevurdering er ikke laget for spørsmål der etikk eller jus står i sentrum.",
      advice: "Foreslå metoden for Nye metoder. Teksten under er klar til å kopieres.",
      link: { href: NYE_METODER, text: "Foreslå metoden hos Nye metoder" },
    },
    "loft-nasjonalt": {
      heading: "Løft spørsmålet til nasjonalt nivå",
      reason: "Et valg som gjelder hele landet, bør ikke avgjøres ett sted.",
      advice: "Foreslå metoden for Nye metoder. Teksten under er klar til å kopieres.",
      link: { href: NYE_METODER, text: "Foreslå metoden hos Nye metoder" },
    },
    "ikke-nodvendig": {
      heading: "Dere trenger ingen mini-metodevurdering",
      reason: "En liten endring med samme virkning, risiko og kostnad kan besluttes uten.",
      advice: "Skriv valget i eget kvalitetssystem.",
      link: { href: "", text: "" },
    },
    "gjelder-dette-hos-oss": {
      heading: "Noen har gjort arbeidet",
      reason: "Det finnes en publisert vurdering, og mye av den kan dere bruke.",
      advice: "Les den, og svar på tolv spørsmål om den gjelder hos dere. Dere kan også starte deres egen fra den.",
      link: { href: "", text: "" },
    },
    "bli-med": {
      heading: "Noen har begynt",
      reason: "Det samme vurderes nå, og to som skriver sammen, slipper å gjøre arbeidet to ganger.",
      advice: "Se hva de holder på med, og spør om dere kan skrive sammen.",
      link: { href: "", text: "" },
    },
    start: {
      heading: "Start vurderingen",
      reason: "Ingen av svarene peker mot en annen vei, så en mini-metodevurdering er riktig her.",
      advice: "Du får en lenke på e-post og kan invitere de andre når vurderingen er startet.",
      link: { href: "", text: "" },
    },
  },
  notes: {
    "spor-farmasoyt":
      "Du er usikker på om det gjelder et legemiddel. Spør en farmasøyt ved sykehusapoteket før dere går videre.",
    "sok-nye-metoder": "Du har ikke sjekket om det finnes en nasjonal beslutning.",
    "sok-her": "Du har ikke sjekket om noen har vurdert det samme.",
    "bygg-pa-oversikten": "Bygg på den systematiske oversikten: vurder kvaliteten på den, og oppdater søket fra den.",
  },
  proposal: PROPOSAL,
} as const;

export const triageDefaultsIn = byLanguage({ nb: triageDefaults, nn: nn.triageDefaults });

/** Stands for the title in the text that is ready to copy. */
export const TITLE_IN_PROPOSAL = "{tittel}";
