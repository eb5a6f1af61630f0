/** The messages of the rules of the list of retracted studies, by the rule's kind. */
export const retractionProblems: Readonly<Record<string, string>> = {
  RetractionColumnsMissing:
    "Filen mangler minst en av kolonnene vi trenger: Record ID, RetractionDate, RetractionDOI, OriginalPaperDOI, OriginalPaperPubMedID og RetractionNature. Last ned CSV-filen fra Retraction Watch på nytt.",
  RetractionsUnreadable: "Filen kan ikke leses. Last ned CSV-filen fra Retraction Watch på nytt.",
};
