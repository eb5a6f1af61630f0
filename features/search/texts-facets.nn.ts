import type { Translated } from "../../platform/pure/language/index.ts";
import { assessmentTypeTexts } from "../assessment/texts-type.nn.ts";
import { decisionOutcomeTexts } from "../decision/texts-outcome.nn.ts";
import type * as nb from "./texts-facets.ts";

export const statusTexts: Translated<typeof nb.statusTexts> = {
  "1": "Under arbeid",
  "2": "Til publisering",
  "3": "Publisert",
};

/** In few words: the page of an assessment has the words of its template. */
const recommendations: Translated<typeof nb.facetTexts.choices.Recommendation> = {
  innfores: "Bør innførast eller utvidast",
  "innfores-med-forbehold": "Bør innførast eller utvidast på vilkår",
  "proves-ut": "Bør prøvast ut i mindre skala",
  "innfores-ikke": "Bør ikkje innførast",
  "fases-ut": "Bør fasast ut",
  nasjonalt: "Bør vurderast nasjonalt",
};

export const facetTexts: Translated<typeof nb.facetTexts> = {
  groups: {
    AssessmentStatus: "Status",
    Recommendation: "Tilråding",
    Decision: "Avgjerd",
    AssessmentType: "Type vurdering",
    Organization: "Helseføretak",
    Municipality: "Fylke og kommune",
    DecidedBy: "Avgjort ved",
    Topic: "Fagområde",
    MethodType: "Metodetype",
    Publisher: "Utgivar",
    Source: "Kjelde",
    Published: "Publiseringsår",
  },
  choices: {
    AssessmentStatus: statusTexts,
    Recommendation: recommendations,
    Decision: { ...decisionOutcomeTexts, "not-registered": "Ikkje registrert" },
    AssessmentType: assessmentTypeTexts,
  },
};
