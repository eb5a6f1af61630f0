import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const searchProblems: Translated<typeof nb.searchProblems> = {
  SynonymsTwoWords: "Skriv minst to ord, med komma mellom",
  SynonymsTooMany: "Skriv høgst ti ord i ein regel",
  SynonymTooLong: "Skriv høgst 60 teikn i kvart ord",
  SynonymWithoutLetters: "Skriv ord med bokstavar eller tal",
  PromotionNotPublic: "Verken ei publisert vurdering eller eit publisert metodevarsel har denne adressa",
  SynonymsKnown: "Desse orda står i lista allereie",
  SynonymsFull: "Det er ikkje plass til fleire reglar. Slett nokre først.",
};
