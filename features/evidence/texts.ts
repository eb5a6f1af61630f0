import { byLanguage } from "../../platform/pure/language/index.ts";
import * as nn from "./texts.nn.ts";
/** Texts of evidence tables for all who read them: column labels and the text of an empty table. */
export const evidenceTexts = {
  /** Labels by column. `features/evidence/rules/columns.ts` says which columns belong to one section only. */
  columns: {
    shortId: "Kort-ID",
    reference: "Referanse",
    date: "Dato",
    numberOfPrimaryStudies: "Antall primærstudier",
    country: "Land",
    studyDesign: "Studiedesign",
    population: "Populasjon",
    populationNumberOfPatients: "Antall pasienter i populasjonen",
    interventionGroup: "Tiltaksgruppe",
    interventionGroupNumberOfPatients: "Antall pasienter i tiltaksgruppen",
    controlGroup: "Kontrollgruppe",
    controlGroupNumberOfPatients: "Antall pasienter i kontrollgruppen",
    outcomeGoals: "Utfallsmål",
    methodQuality: "Metodisk kvalitet",
    methodQualityComments: "Kommentarer til metodisk kvalitet",
    resultEffect: "Resultater og effekt",
    finance: "Finansiering",
    risk: "Risiko for systematiske skjevheter",
  },
  sections: {
    KnowledgeSummary: "Kunnskapsoppsummeringer",
    PrimaryStudy: "Primærstudier",
  },
  none: "Ingen evidenstabeller er lagt til",
  studies: (count: number) => (count === 1 ? "1 studie" : `${count} studier`),
  summaries: (count: number) => (count === 1 ? "1 kunnskapsoppsummering" : `${count} kunnskapsoppsummeringer`),
  /** Names the region that scrolls sideways, so that the keyboard can reach it. */
  scrolls: (title: string) => `${title}. Tabellen kan rulles sidelengs.`,
  view: { label: "Visning", list: "Liste", table: "Tabell" },
  nothingWritten: "Ikke utfylt",
  /** The numbers of one outcome in a study, in a line. */
  results: {
    numbers: "Tall",
    versus: (intervention: string, control: string) => `${intervention} mot ${control}`,
    of: (events: string, total: string) => `${events} av ${total}`,
    all: (total: string) => `${total} analysert`,
    percent: (share: string) => `${share} %`,
    mean: (mean: string, about: string) =>
      ["gjennomsnitt", mean, about === "" ? "" : `(${about})`].filter(Boolean).join(" "),
    deviation: (deviation: string) => `SD ${deviation}`,
    points: "prosentpoeng",
    interval: (low: string, high: string) => `95 % KI ${low} til ${high}`,
    adjusted: "justert",
    notKnown: "ikke oppgitt",
  },
} as const;

export const evidenceTextsIn = byLanguage({ nb: evidenceTexts, nn: nn.evidenceTexts });
