import { byLanguage } from "../../platform/pure/language/index.ts";
/** Texts of outcome tables for all who read them, and for documents. The terms are GRADE's in Norwegian. */
export const outcomeTexts = {
  none: "Ingen utfall er lagt til",
  /** Names the region that scrolls sideways, so that the keyboard can reach it. */
  scrolls: (title: string) => `${title}. Tabellen kan rulles sidelengs.`,
  columns: {
    outcome: "Utfall",
    without: "Uten metoden",
    with: "Med metoden",
    difference: "Forskjell",
    relative: "Relativ effekt",
    studies: "Studier (deltakere)",
    certainty: "Tillit",
  },
  /** A column that is named by the method or by the comparison. */
  columnNamed: (name: string) => `Med ${name}`,
  withMethod: (name: string) => `med ${name}`,
  ofAll: (count: string, per: string) => `${count} av ${per}`,
  fromTo: (without: string, withMethod: string, per: string) => `${withMethod} mot ${without} av ${per}`,
  followUp: (time: string) => `Oppfølging: ${time}`,
  scale: (scale: string) => `Skala: ${scale}`,
  source: (source: string) => `Kilde: ${source}`,
  studyCount: (studies: number) => (studies === 1 ? "1 studie" : `${studies} studier`),
  participants: (count: string) => `${count} deltakere`,
  interval: (low: string, high: string) => `95 % KI ${low} til ${high}`,
  noStudies: "Ingen studier",
  notKnown: "Ikke oppgitt",
  certainty: { high: "Høy", moderate: "Middels", low: "Lav", "very-low": "Svært lav" },
  /** The meaning of a trust for those who do not know GRADE. */
  certaintyMeans: {
    high: "Høy: vi tror resultatet stemmer",
    moderate: "Middels: resultatet stemmer trolig, men kan endre seg",
    low: "Lav: den sanne effekten kan være en annen",
    "very-low": "Svært lav: vi vet ikke",
  },
  why: (certainty: string) => `Hvorfor ${certainty.toLowerCase()}?`,
  reasons: {
    riskOfBias: "Risiko for skjevhet",
    inconsistency: "Sprikende resultater",
    indirectness: "Overførbarhet",
    imprecision: "Upresise tall",
    publicationBias: "Manglende publisering",
    largeEffect: "Stor effekt",
    doseResponse: "Dose og virkning henger sammen",
    confounding: "Kjente feilkilder trekker andre veien",
  },
  steps: {
    "-1": "Ett trinn ned",
    "-2": "To trinn ned",
    "1": "Ett trinn opp",
    "2": "To trinn opp",
  },
} as const;

export const outcomeTextsIn = byLanguage({ nb: outcomeTexts });
