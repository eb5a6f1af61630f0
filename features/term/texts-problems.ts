/** The messages of the rules of term, by the rule's kind. */
export const termProblems: Readonly<Record<string, string>> = {
  TermNameRequired: "Skriv hva begrepet heter",
  TermNameTaken: "Et annet begrep av samme slag heter dette. Slå dem sammen, eller velg et annet navn.",
  TermParentUnknown: "Velg hva begrepet skal stå under",
  TermAddressBad: "Skriv en adresse som begynner med https:// eller /",
  TermIconUnknown: "Dette ikonet finnes ikke lenger. Last siden på nytt, og velg et annet.",
  TermMergeUnknown: "Velg et annet begrep av samme slag som er i bruk",
  TermInUse: "Begrepet er i bruk. Slå det sammen med et annet i stedet.",
};
