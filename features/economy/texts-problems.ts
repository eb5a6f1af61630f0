/** The messages of the rules of economy, by the rule's kind. */
export const economyProblems: Readonly<Record<string, string>> = {
  NotAWholeNumber: "Skriv et helt tall, uten desimaler",
  TooManyDigits: "Skriv et tall med høyst ti sifre",
  MayNotBeNegative: "Skriv null eller et tall over null",
  LowAboveNumber: "Skriv et lavt anslag som ikke er høyere enn tallet selv",
  HighBelowNumber: "Skriv et høyt anslag som ikke er lavere enn tallet selv",
  OutsideRange: "Skriv et tall mellom det lave og det høye anslaget",
  NotAWorkbook: "Filen må være et regneark i Excel-format (.xls eller .xlsx)",
  WorkbookHasMacros: "Regnearket inneholder makroer. Lagre det som .xlsx uten makroer, og last opp på nytt.",
  WorkbookTooLargeInside: "Regnearket er for stort når det pakkes ut. Last ned det tomme regnearket og fyll ut det.",
  WorkbookDamaged: "Filen er skadet og kan ikke åpnes. Lagre den på nytt i Excel, og last opp på nytt.",
  WorkbookHasLinks: "Regnearket henter tall fra andre filer. Lim inn tallene som verdier, og last opp på nytt.",
  WorkbookUnreadable: "Regnearket kan ikke leses. Lagre det på nytt uten passord, og last opp på nytt.",
  OtherWorkbook:
    "Dette er ikke vårt regneark, eller overskriftene i det er endret. Last ned regnearket her og fyll ut det.",
  WorkbookEmpty: "Det står ingen tall i regnearket. Fyll det ut, og last opp på nytt.",
  OnlyOneFile: "Her er det plass til bare én fil",
};
