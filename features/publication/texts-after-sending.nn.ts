import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-after-sending.ts";

export const afterSendingTexts: Translated<typeof nb.afterSendingTexts> = {
  title: "Sendt til publisering",
  sentAt: (moment) => `Sendt ${moment}. Ingen kan endre noko medan vurderinga ligg hos redaksjonen.`,
  whatNow:
    "Redaksjonen les vurderinga. Dei publiserer, eller sender tilbake med ei melding. Forslagsstillaren får e-post uansett.",
  nextHeading: "Kva skjer no?",
  next: [
    "Redaksjonen les vurderinga.",
    "Ho blir publisert, eller kjem tilbake med ei melding. Forslagsstillaren får e-post uansett.",
  ],
  getItBack: "Må de endre noko før det, kan de be redaksjonen om å få vurderinga tilbake:",
  said: {
    sent: "Mini-metodevurderinga er send til publisering. Ingen kan endre noko medan ho ligg hos redaksjonen.",
    returned: "Redaksjonen har sendt mini-metodevurderinga tilbake. Ho kan endrast igjen.",
    published: "Mini-metodevurderinga er publisert.",
    reopened: "Mini-metodevurderinga kan endrast igjen.",
    fieldGone: "Feltet du stod i, er ikkje med i skjemaet lenger.",
  },
};
