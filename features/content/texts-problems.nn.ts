import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const contentProblems: Translated<typeof nb.contentProblems> = {
  ChooseSomebody: "Vel minst éin person",
  NoSuchAccount: "Ein av personane finst ikkje lenger. Last sida på nytt.",
};
