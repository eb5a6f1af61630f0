/** The messages of the rules of evidence, by the rule's kind. */
export const evidenceProblems: Readonly<Record<string, string>> = {
  ShortIdRequired: "Skriv en kort-ID",
  OtherSection: "Raden hører til i en annen del enn denne tabellen",
  ResultOutcomeRequired: "Skriv hvilket utfall tallene gjelder",
  NoSuchStudy: "Studien er ikke i denne tabellen lenger",
  OtherStudy: "Tallene hører til en annen studie",
  TooManyResults:
    "En studie har høyst 20 utfall med tall. Slett et utfall, eller skriv resten i «Resultater og effekt».",
  NotAPValue: "Skriv p-verdien som et tall fra 0 til 1, for eksempel 0,04 eller < 0,001",
  OtherColumn: "Denne tabellen har ikke denne kolonnen",
};
