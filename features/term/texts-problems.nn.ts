import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const termProblems: Translated<typeof nb.termProblems> = {
  TermNameRequired: "Skriv kva omgrepet heiter",
  TermNameTaken: "Eit anna omgrep av same slag heiter dette. Slå dei saman, eller vel eit anna namn.",
  TermParentUnknown: "Vel kva omgrepet skal stå under",
  TermAddressBad: "Skriv ei adresse som byrjar med https:// eller /",
  TermIconUnknown: "Dette ikonet finst ikkje lenger. Last sida på nytt, og vel eit anna.",
  TermMergeUnknown: "Vel eit anna omgrep av same slag som er i bruk",
  TermInUse: "Omgrepet er i bruk. Slå det saman med eit anna i staden.",
};
