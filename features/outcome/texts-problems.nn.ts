import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const outcomeProblems: Translated<typeof nb.outcomeProblems> = {
  OutcomeNameRequired: "Skriv namnet på utfallet",
  TooManyOutcomes: "Ein utfallstabell har høgst 12 utfall. Slå saman, eller flytt dei minst viktige til teksten.",
  NotARisk: "Skriv risikoen som eit tal, til dømes 110, 11 % eller 11 av 100",
  NotAWholeNumber: "Skriv eit heilt tal",
};
