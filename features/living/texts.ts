/** When a published assessment is looked at again: the initiator's screen and the desk's. */
export const reviewDayTexts = {
  title: "Når vurderingen bør ses på igjen",
  due: (day: string) => `Bør ses på igjen innen ${day}.`,
  passed: (day: string) => `Skulle vært sett på igjen innen ${day}. Leserne får vite det.`,
  none: "Vurderingen har ingen dato.",
  change: "Endre datoen",
  day: "Bør ses på igjen innen",
  dayHint: "dd.mm.åååå, innen fem år",
  noDay: "Ingen dato",
  reason: "Hvorfor",
  reasonHint: "Redaksjonen ser det i loggen. Ikke skriv navn eller pasientopplysninger her.",
  save: "Lagre datoen",
  cancel: "Avbryt",
  saved: "Datoen er endret",
  /** In the dialog that publishes. */
  publishing: {
    said: "Datoen står i vurderingen. Forslagsstilleren får en påminnelse på e-post.",
    notUsed: (day: string) => `Vurderingen sier ${day}, som ikke kan brukes. Velg en dato innen fem år.`,
    usual: "Vurderingen sier ingen dato, så dette er om 24 måneder. Forslagsstilleren får en påminnelse på e-post.",
  },
} as const;
