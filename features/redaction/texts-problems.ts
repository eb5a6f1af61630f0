/** The messages of the rules of redaction, by the rule's kind. */
export const redactionProblems: Readonly<Record<string, string>> = {
  WordsRequired: "Skriv det som skal bort",
  WordTooShort: "Hvert ord må ha minst tre bokstaver eller tall. Et kortere ord står tilfeldig i mange andre tekster.",
  WordIsTheSign: "Dette er tegnet for det som er tatt ut. Det kan ikke sladdes.",
  RedactionReasonRequired: "Skriv hvorfor, uten å gjenta det som skal bort",
  ReasonHoldsWords: "Begrunnelsen gjentar noe av det som skal bort. Skriv den på en annen måte.",
};
