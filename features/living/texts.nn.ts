import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const reviewDayTexts: Translated<typeof nb.reviewDayTexts> = {
  title: "Når vurderinga bør sjåast på igjen",
  due: (day) => `Bør sjåast på igjen innan ${day}.`,
  passed: (day) => `Skulle vore sett på igjen innan ${day}. Lesarane får vite det.`,
  none: "Vurderinga har ingen dato.",
  change: "Endre datoen",
  day: "Bør sjåast på igjen innan",
  dayHint: "dd.mm.åååå, innan fem år",
  noDay: "Ingen dato",
  reason: "Kvifor",
  reasonHint: "Redaksjonen ser det i loggen. Ikkje skriv namn eller pasientopplysningar her.",
  save: "Lagre datoen",
  cancel: "Avbryt",
  saved: "Datoen er endra",
  publishing: {
    said: "Datoen står i vurderinga. Forslagsstillaren får ei påminning på e-post.",
    notUsed: (day) => `Vurderinga seier ${day}, som ikkje kan brukast. Vel ein dato innan fem år.`,
    usual: "Vurderinga nemner ingen dato, så dette er om 24 månader. Forslagsstillaren får ei påminning på e-post.",
  },
};

export const confirmationScreenTexts: Translated<typeof nb.confirmationScreenTexts> = {
  open: "Inga endring",
  explain:
    "Lesarane ser at vurderinga er vurdert på nytt, som ei ny utgåve med den same teksten. Er noko endra, startar du eit nytt utkast.",
  searchedOn: "Vi søkte på nytt",
  searchedHint: "Dagen då de sist leita etter ny forsking",
  dueOn: "Bør sjåast på igjen innan",
  confirm: "Stadfest",
  confirmNamed: (title) => `Stadfest at ingenting er endra: ${title}`,
  confirmed: "Vurdert på nytt. Lesarane ser den nye datoen.",
  sent: "Sendt til redaksjonen, som stadfestar",
  cancel: "Avbryt",
  asked: (searched, due) => `Søkte på nytt ${searched}. Ny dato ${due}.`,
  waits: (day) => `Du sa ${day} at ingenting er endra. Redaksjonen stadfestar det.`,
  waitsAtDesk: (name, day) => `${name || "Forslagsstillaren"} sa ${day} at ingenting er endra.`,
  confirmedAs: (version) => `Utgåve ${version} gjentek utgåva før: vurdert på nytt, inga endring.`,
  undo: "Angre stadfestinga",
  undoQuestion:
    "Vil du angre stadfestinga? Utgåva som blei laga, blir trekt tilbake, og utgåva før gjeld igjen. Forslagsstillaren får beskjed.",
  undone: "Stadfestinga er angra",
  decline: "Ikkje stadfest",
  declineMessage: "Melding til forslagsstillaren",
  declineHint: "Skriv kva som må sjåast på.",
  declined: "Forslagsstillaren har fått meldinga",
  hindrances: {
    NotPublished: "Eit nytt utkast er i arbeid. Når det er publisert, kan du seie at ingenting er endra.",
    CopyDiffers:
      "Arbeidsversjonen er ikkje lik den publiserte utgåva, så «Inga endring» kan ikkje brukast. Start eit nytt utkast.",
    RetractionUnanswered:
      "Vurderinga byggjer på ein studie som er trekt tilbake, så «Inga endring» kan ikkje brukast. Start eit nytt utkast.",
    ConfirmedLately:
      "Vurderinga er vurdert på nytt dei siste 30 dagane, så «Inga endring» kan ikkje brukast no. Er noko endra, startar du eit nytt utkast.",
  },
};
