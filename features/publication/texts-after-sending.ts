/** Texts about the steps after sending, shown on every tab of the editor and in the receipt. */
export const afterSendingTexts = {
  title: "Sendt til publisering",
  sentAt: (moment: string) => `Sendt ${moment}. Ingen kan endre noe mens den ligger hos redaksjonen.`,
  whatNow:
    "Redaksjonen leser den. De publiserer den, eller sender den tilbake med en melding. Forslagsstilleren får e-post uansett.",
  /** On the step that sends. */
  nextHeading: "Hva skjer nå?",
  next: [
    "Redaksjonen leser vurderingen.",
    "Den blir publisert, eller kommer tilbake med en melding. Forslagsstilleren får e-post uansett.",
  ],
  getItBack: "Må dere endre noe før det, kan dere be redaksjonen om å få den tilbake:",
  /** Aloud, to who has it open. */
  said: {
    sent: "Mini-metodevurderingen er sendt til publisering. Ingen kan endre noe mens den ligger hos redaksjonen.",
    returned: "Redaksjonen har sendt mini-metodevurderingen tilbake. Den kan endres igjen.",
    published: "Mini-metodevurderingen er publisert.",
    reopened: "Mini-metodevurderingen kan endres igjen.",
    fieldGone: "Feltet du sto i, er ikke med i skjemaet lenger.",
  },
} as const;
