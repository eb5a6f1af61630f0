/** The messages of the rules of attachment, by the rule's kind. */
export const attachmentProblems: Readonly<Record<string, string>> = {
  TooManyFiles: "Det er ikke plass til flere filer her. Grensen er ti.",
  NotAPdf: "Filen må være en PDF. Lagre dokumentet som PDF først.",
  PdfLocked: "PDF-en er låst med passord, og leserne kan ikke åpne den. Lagre den uten passord, og last opp på nytt.",
  PdfCutOff: "PDF-en er avkortet: slutten av filen mangler. Hent eller lagre den på nytt, og last opp igjen.",
  PdfDamaged: "PDF-en er skadet, og leserne kan ikke åpne den. Lagre den på nytt som PDF, og last opp igjen.",
  PdfWithoutPages: "PDF-en har ingen sider. Lagre dokumentet på nytt som PDF, og last opp igjen.",
  PdfIsXfa:
    "PDF-en er et skjema (XFA) som bare Adobe Acrobat viser. Åpne det der, skriv det ut til en ny PDF, og last opp den.",
  PdfTooHeavy: "PDF-en er for krevende å åpne. Lagre den på nytt i mindre format eller del den, og last opp igjen.",
};
