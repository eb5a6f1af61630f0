/** The messages of the rules of review, by the rule's kind. */
export const reviewProblems: Readonly<Record<string, string>> = {
  DateHasPassed: "Datoen har vært. Velg i dag eller en senere dag",
  ReviewIsSent: "Fagfellevurderingen er sendt inn",
  ReviewNotNamed: "Velg hvilken fagfellevurdering det gjelder",
  ReviewIsEmpty: "Skriv noe i fagfellevurderingen først",
};
