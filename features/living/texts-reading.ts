import { byLanguage } from "../../platform/pure/language/index.ts";
import * as nn from "./texts-reading.nn.ts";

export const passedReviewTexts = {
  /** @param month «september 2028» */
  note: (month: string) => `Denne vurderingen skulle vært sett på igjen i ${month}. Det kan ha kommet ny forskning.`,
  /** In a list of hits. */
  hit: "Bør ses på igjen",
} as const;

/** Words for readers about a review day that has passed. The server writes them. */
export const passedReviewTextsIn = byLanguage({ nb: passedReviewTexts, nn: nn.passedReviewTexts });

export const confirmationTexts = {
  /** The note of an edition that repeats the one before it. */
  note: "Vurdert på nytt, ingen endring",
  /** The message to readers at the address of such an edition that was undone. */
  undone: "Redaksjonen har angret at vurderingen ble vurdert på nytt uten endringer. Utgaven før gjelder.",
} as const;

export const confirmationTextsIn = byLanguage({ nb: confirmationTexts, nn: nn.confirmationTexts });
