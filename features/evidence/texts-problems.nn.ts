import type * as nb from "./texts-problems.ts";

export const evidenceProblems: typeof nb.evidenceProblems = {
  ShortIdRequired: "Skriv ein kort-ID",
  OtherSection: "Rada høyrer til i ein annan del enn denne tabellen",
  ResultOutcomeRequired: "Skriv kva utfall tala gjeld",
  NoSuchStudy: "Studien er ikkje i denne tabellen lenger",
  OtherStudy: "Tala høyrer til ein annan studie",
  TooManyResults:
    "Ein studie har høgst 20 utfall med tal. Slett eit utfall, eller skriv resten i «Resultat og effekt».",
  NotAPValue: "Skriv p-verdien som eit tal frå 0 til 1, til dømes 0,04 eller < 0,001",
  OtherColumn: "Denne tabellen har ikkje denne kolonnen",
};
