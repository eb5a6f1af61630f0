/** The messages of the rules of image, by the rule's kind. */
export const imageProblems: Readonly<Record<string, string>> = {
  NotAnImage: "Filen må være et PNG- eller JPEG-bilde. Lagre bildet i et av disse formatene først.",
  ImageIsHeic:
    "Bildet er i HEIC-format, som nettlesere ikke viser. Åpne det, velg Del eller Eksporter, lagre det som JPEG, og last opp på nytt.",
  NamedOtherThanPng: "Filen er et PNG-bilde, men navnet sier noe annet. La navnet slutte på .png.",
  NamedOtherThanJpeg: "Filen er et JPEG-bilde, men navnet sier noe annet. La navnet slutte på .jpg.",
  ImageIsAnimated: "Bildet er animert. Last opp et stillbilde.",
  ImageUnreadable: "Bildet kan ikke leses. Det kan være skadet eller avkortet. Lagre det på nytt og prøv igjen.",
  ImageTooManyPixels: "Bildet er for stort. Grensen er 40 megapiksler, og 30 000 piksler på hver side.",
  ImageTooHeavy: "Bildet er for krevende å åpne. Lagre det på nytt med færre piksler og prøv igjen.",
};
