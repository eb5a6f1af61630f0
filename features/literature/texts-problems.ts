/** The messages of the rules of literature, by the rule's kind. */
export const literatureProblems: Readonly<Record<string, string>> = {
  ReferenceTitleRequired: "Skriv tittelen på referansen",
  NotADoi: "Skriv en DOI, for eksempel 10.1000/182",
  NotAPmid: "Skriv PMID som et tall",
  SourceChoiceRequired: "Velg en kilde",
  SourceRequired: "Skriv navnet på kilden",
  NotARepeatedSearch: "Bare et søk som er gjort på nytt, har treff siden forrige søk",
  HitsRequired: "Skriv antall treff",
  DateRequired: "Skriv en dato",
};
