import type { Translated } from "../../platform/pure/language/index.ts";
import type { SeatRole } from "../access/rules/index.ts";
import type * as nb from "./texts.ts";

/** The same word is used for one person and for several. */
const roleWords: Readonly<Record<SeatRole, string>> = {
  initiator: "forslagsstillar",
  peer: "fagfellevurderar",
  librarian: "bibliotekar",
  economist: "økonom",
  other: "andre",
};

export const readingTexts: Translated<typeof nb.readingTexts> = {
  noSummary: "Det er ikkje skrive noko samandrag enno.",
  summary: "Samandrag",
  conclusion: "Svaret i korte trekk",
  recommendation: "Tilråding",
  conditions: "Vilkår",
  confidence: "Tillit til resultata",
  certainties: {
    hoy: "Vi trur resultatet stemmer.",
    middels: "Resultatet stemmer truleg, men kan endre seg.",
    lav: "Den sanne effekten kan vere ein annan.",
    "svart-lav": "Vi veit ikkje.",
  },
  plainSummary: "Kort fortalt",
  links: "Lenker",
  details: "Detaljar",
  downloads: "Last ned",
  startedFrom: {
    question: "Skal de vurdere det same?",
    label: "Starta frå",
    gone: "ei vurdering som ikkje lenger er publisert",
  },
  related: {
    relatedTopics: "Fagområde",
    relatedMethodTypes: "Metodetypar",
    relatedOrganizations: "Helseføretak",
    relatedMunicipalities: "Kommunar",
    relatedPublishers: "Utgivarar",
    relatedSubjects: "Emne",
    financialResponsibility: "Finansieringsansvar",
    orderRecommendation: "Bestillingstilråding",
  },
  contributors: {
    label: "Bidragsytarar",
    inWords: (roles) => {
      // Not every browser has lists in nynorsk. They are the same in bokmål.
      const said = new Intl.ListFormat("nb").format(roles.map((role) => roleWords[role]));
      return said.charAt(0).toUpperCase() + said.slice(1);
    },
  },
  year: "Publiseringsår",
  assessmentType: "Type",
  contactProposer: "Kontakt forslagsstillaren",
  toolbar: "Verktøy for sida",
  edit: "Rediger",
  editPart: (title) => `Rediger «${title}»`,
  print: {
    whole: "Heile vurderinga",
    part: "Denne delen",
    partAlone: (part, of, whole) => `Utskrifta har berre del ${part} av ${of}. Skriv ut heile vurderinga frå ${whole}`,
  },
  toNormal: "Tilbake til vanleg vising",
  cite: "Siter",
  changeLog: "Endringslogg",
  published: "Publisert",
  updated: "Oppdatert",
  changesIn: (number) => `Kva er endra i utgåve ${number}`,
  version: (number) => `Utgåve ${number}`,
  tabs: "Delar av vurderinga",
  sections: "Seksjonar i denne delen",
  partOf: (part, of) => `Del ${part} av ${of}`,
  steps: "Førre og neste seksjon",
  previous: "Førre",
  next: "Neste",
  nothingWritten: "Det er ikkje skrive noko som lesarar kan sjå enno.",
};
