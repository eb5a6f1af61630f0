import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-reading.ts";

export const passedReviewTexts: Translated<typeof nb.passedReviewTexts> = {
  note: (month) => `Denne vurderinga skulle vore sett på igjen i ${month}. Det kan ha kome ny forsking.`,
  hit: "Bør sjåast på igjen",
};

export const confirmationTexts: Translated<typeof nb.confirmationTexts> = {
  note: "Vurdert på nytt, inga endring",
  undone: "Redaksjonen har angra at vurderinga blei vurdert på nytt utan endringar. Utgåva før gjeld.",
};
