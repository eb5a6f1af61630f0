/** The messages of the rules of review days, by the rule's kind. */
export const livingProblems: Readonly<Record<string, string>> = {
  ReviewDayRequired: "Velg en dato, eller velg at vurderingen ikke har noen dato",
  ReviewDayTooEarly: "Velg en dato etter i dag",
  ReviewDayTooLate: "Velg en dato innen fem år",
  ReviewReasonRequired: "Skriv hvorfor datoen endres",
  ReviewReasonTooLong: "Skriv høyst 1000 tegn",
};
