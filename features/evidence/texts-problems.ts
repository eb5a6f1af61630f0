/** The messages of the rules of evidence, by the rule's kind. */
export const evidenceProblems: Readonly<Record<string, string>> = {
  ShortIdRequired: "Skriv en kort-ID",
  OtherSection: "Raden hører til i en annen del enn denne tabellen",
  OtherColumn: "Denne tabellen har ikke denne kolonnen",
};
