import { byLanguage } from "../../platform/pure/language/index.ts";

const passedReviewTexts = {
  /** @param month «september 2028» */
  note: (month: string) => `Denne vurderingen skulle vært sett på igjen i ${month}. Det kan ha kommet ny forskning.`,
  /** In a list of hits. */
  hit: "Bør ses på igjen",
} as const;

/** Words for readers about a review day that has passed. The server writes them. */
export const passedReviewTextsIn = byLanguage({ nb: passedReviewTexts });
