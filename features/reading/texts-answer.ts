import { byLanguage } from "../../platform/pure/language/index.ts";
import type { Recommendation } from "./rules/index.ts";

/** The known recommendations in few words: in lists and filters. The page of an assessment has the words of its template. */
export const recommendationTexts = {
  innfores: "Bør innføres eller utvides",
  "innfores-med-forbehold": "Bør innføres eller utvides på vilkår",
  "proves-ut": "Bør prøves ut i mindre skala",
  "innfores-ikke": "Bør ikke innføres",
  "fases-ut": "Bør fases ut",
  nasjonalt: "Bør vurderes nasjonalt",
} as const satisfies Record<Recommendation, string>;

export const recommendationTextsIn = byLanguage({ nb: recommendationTexts });
