/** The messages of the rules of outcomes, by the rule's kind. */
export const outcomeProblems: Readonly<Record<string, string>> = {
  OutcomeNameRequired: "Skriv navnet på utfallet",
  TooManyOutcomes: "En utfallstabell har høyst 12 utfall. Slå sammen, eller flytt de minst viktige til teksten.",
  NotARisk: "Skriv risikoen som et tall, for eksempel 110, 11 % eller 11 av 100",
  NotAWholeNumber: "Skriv et helt tall",
};
