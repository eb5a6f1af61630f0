import type * as nb from "./texts-problems.ts";

export const redactionProblems: typeof nb.redactionProblems = {
  WordsRequired: "Skriv det som skal bort",
  WordTooShort: "Kvart ord må ha minst tre bokstavar eller tal. Eit kortare ord står tilfeldig i mange andre tekstar.",
  WordIsTheSign: "Dette er teiknet for det som er teke ut. Det kan ikkje sladdast.",
  RedactionReasonRequired: "Skriv kvifor, utan å gjenta det som skal bort",
  ReasonHoldsWords: "Grunngivinga gjentek noko av det som skal bort. Skriv grunngivinga på ein annan måte.",
};
