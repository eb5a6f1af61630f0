import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const literatureProblems: Translated<typeof nb.literatureProblems> = {
  ReferenceTitleRequired: "Skriv tittelen på referansen",
  NotADoi: "Skriv ein DOI, til dømes 10.1000/182",
  NotAPmid: "Skriv PMID som eit tal",
  SourceChoiceRequired: "Vel ei kjelde",
  SourceRequired: "Skriv namnet på kjelda",
  NotARepeatedSearch: "Berre eit søk som er gjort på nytt, har treff sidan førre søk",
  HitsRequired: "Skriv talet på treff",
  DateRequired: "Skriv ein dato",
};
