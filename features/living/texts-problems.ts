/** The messages of the rules of review days, by the rule's kind. */
export const livingProblems: Readonly<Record<string, string>> = {
  ReviewDayRequired: "Velg en dato, eller velg at vurderingen ikke har noen dato",
  ReviewDayTooEarly: "Velg en dato etter i dag",
  ReviewDayTooLate: "Velg en dato innen fem år",
  ReviewReasonRequired: "Skriv hvorfor datoen endres",
  ReviewReasonTooLong: "Skriv høyst 1000 tegn",
  CopyDiffers: "Arbeidsversjonen er ikke lik den publiserte utgaven. Start et nytt utkast og publiser det.",
  RetractionUnanswered:
    "Vurderingen bygger på en studie som er trukket tilbake. Start et nytt utkast og ta stilling til den.",
  ConfirmedLately:
    "Vurderingen er vurdert på nytt de siste 30 dagene. Er noe endret siden da, starter du et nytt utkast.",
  SearchDayRequired: "Skriv hvilken dag dere søkte på nytt",
  SearchedLater: "Velg i dag eller en tidligere dato",
  NothingToUndo: "Det er ingen bekreftelse å angre. Den kan angres i 30 dager.",
};
