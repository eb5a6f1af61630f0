import { byLanguage } from "../../platform/pure/language/index.ts";
import type { SeatRole } from "../access/rules/index.ts";
import type { OverallCertainty } from "../block/rules/index.ts";
import * as nn from "./texts.nn.ts";

/** The names of roles that readers see. The same word is used for one person and for several. */
const roleWords = {
  initiator: "forslagsstiller",
  peer: "fagfellevurderer",
  librarian: "bibliotekar",
  economist: "økonom",
  other: "andre",
} as const satisfies Record<SeatRole, string>;

/** The reading page, the card of a started assessment, and the authors' preview. */
export const readingTexts = {
  noSummary: "Det er ikke skrevet noe sammendrag ennå.",
  summary: "Sammendrag",
  conclusion: "Svaret i korte trekk",
  recommendation: "Anbefaling",
  conditions: "Vilkår",
  confidence: "Tillit til resultatene",
  /** Beside the word that the authors chose. */
  certainties: {
    hoy: "Vi tror resultatet stemmer.",
    middels: "Resultatet stemmer trolig, men kan endre seg.",
    lav: "Den sanne effekten kan være en annen.",
    "svart-lav": "Vi vet ikke.",
  } satisfies Record<OverallCertainty, string>,
  plainSummary: "Kort fortalt",
  links: "Lenker",
  details: "Detaljer",
  downloads: "Last ned",
  /** Starting one's own from it, and what it was started from itself. */
  startedFrom: {
    question: "Skal dere vurdere det samme?",
    label: "Startet fra",
    gone: "en vurdering som ikke lenger er publisert",
  },
  related: {
    relatedTopics: "Fagområder",
    relatedMethodTypes: "Metodetyper",
    relatedOrganizations: "Helseforetak",
    relatedMunicipalities: "Kommuner",
    relatedPublishers: "Utgivere",
    relatedSubjects: "Emner",
    financialResponsibility: "Finansieringsansvar",
    orderRecommendation: "Bestillingsanbefaling",
  },
  contributors: {
    label: "Bidragsytere",
    /** «Forslagsstiller, bibliotekar og andre». Empty for none. */
    inWords: (roles: readonly SeatRole[]): string => {
      const said = new Intl.ListFormat("nb").format(roles.map((role) => roleWords[role]));
      return said.charAt(0).toUpperCase() + said.slice(1);
    },
  },
  year: "Publiseringsår",
  assessmentType: "Type",
  contactProposer: "Kontakt forslagsstiller",
  toolbar: "Verktøy for siden",
  edit: "Rediger",
  editPart: (title: string) => `Rediger «${title}»`,
  print: {
    whole: "Hele vurderingen",
    part: "Denne delen",
    partAlone: (part: number, of: number, whole: string) =>
      `Utskriften har bare del ${part} av ${of}. Skriv ut hele vurderingen fra ${whole}`,
  },
  toNormal: "Tilbake til vanlig visning",
  cite: "Siter",
  changeLog: "Endringslogg",
  published: "Publisert",
  updated: "Oppdatert",
  changesIn: (number: number) => `Hva er endret i utgave ${number}`,
  version: (number: number) => `Utgave ${number}`,
  tabs: "Deler av vurderingen",
  sections: "Seksjoner i denne delen",
  /** Where the reader is, on the bar that opens the list of parts. */
  partOf: (part: number, of: number) => `Del ${part} av ${of}`,
  steps: "Forrige og neste seksjon",
  previous: "Forrige",
  next: "Neste",
  nothingWritten: "Det er ikke skrevet noe som lesere kan se ennå.",
} as const;

export const readingTextsIn = byLanguage({ nb: readingTexts, nn: nn.readingTexts });
