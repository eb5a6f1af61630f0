import { byLanguage } from "../../platform/pure/language/index.ts";
import { assessmentTypeTexts } from "../assessment/texts-type.ts";
import { decisionOutcomeTexts } from "../decision/texts-outcome.ts";
import type { ChoiceNames, FacetKey } from "./rules/index.ts";
import * as nn from "./texts-facets.nn.ts";

export const statusTexts = { "1": "Under arbeid", "2": "Til publisering", "3": "Publisert" } as const;

/** In few words: the page of an assessment has the words of its template. */
const recommendations = {
  innfores: "Bør innføres eller utvides",
  "innfores-med-forbehold": "Bør innføres eller utvides på vilkår",
  "proves-ut": "Bør prøves ut i mindre skala",
  "innfores-ikke": "Bør ikke innføres",
  "fases-ut": "Bør fases ut",
  nasjonalt: "Bør vurderes nasjonalt",
} as const;

/** The names of the filter groups and of their choices. No page loads them: the answer to a search carries them. */
export const facetTexts = {
  groups: {
    AssessmentStatus: "Status",
    Recommendation: "Anbefaling",
    Decision: "Beslutning",
    AssessmentType: "Type vurdering",
    Organization: "Helseforetak",
    Municipality: "Fylke og kommune",
    DecidedBy: "Besluttet ved",
    Topic: "Fagområde",
    MethodType: "Metodetype",
    Publisher: "Utgiver",
    Source: "Kilde",
    Published: "Publiseringsår",
  } satisfies Record<FacetKey, string>,
  choices: {
    AssessmentStatus: statusTexts,
    Recommendation: recommendations,
    Decision: { ...decisionOutcomeTexts, "not-registered": "Ikke registrert" },
    AssessmentType: assessmentTypeTexts,
  } satisfies ChoiceNames,
} as const;

export const statusTextsIn = byLanguage({ nb: statusTexts, nn: nn.statusTexts });
export const facetTextsIn = byLanguage({ nb: facetTexts, nn: nn.facetTexts });
