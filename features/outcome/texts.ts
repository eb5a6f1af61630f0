import { byLanguage } from "../../platform/pure/language/index.ts";
import * as nn from "./texts.nn.ts";
/** Texts of outcome tables for all who read them, and for documents. The terms are GRADE's in Norwegian. */
export const outcomeTexts = {
  none: "Ingen utfall er lagt til",
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
  /** After a number of people: with the method, or without it. */
  withMethod: (name: string, isMethod: boolean) => {
    if (name !== "") return `med ${name}`;
    return isMethod ? "med metoden" : "uten metoden";
  },
  ofAll: (count: string, per: string) => `${count} av ${per}`,
  perYears: (count: string, per: string) => `${count} per ${per} personår`,
  fromTo: (withMethod: string, without: string) => `${withMethod} mot ${without}`,
  followUp: (time: string) => `Oppfølging: ${time}`,
  scale: (scale: string) => `Skala: ${scale}`,
  studyCount: (studies: number) => (studies === 1 ? "1 studie" : `${studies} studier`),
  participants: (count: string) => `${count} deltakere`,
  interval: (low: string, high: string) => `95 % KI ${low} til ${high}`,
  noStudies: "Ingen studier",
  certainty: { high: "Høy", moderate: "Middels", low: "Lav", "very-low": "Svært lav" },
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

export const outcomeTextsIn = byLanguage({ nb: outcomeTexts, nn: nn.outcomeTexts });
