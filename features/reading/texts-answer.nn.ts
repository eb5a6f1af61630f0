import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-answer.ts";

export const answerTexts: Translated<typeof nb.answerTexts> = {
  outcomes: "Viktigaste utfall",
  wholeTable: "Heile tabellen",
  net: "Netto per år",
  netMeans: "Under null er ei utgift.",
};
