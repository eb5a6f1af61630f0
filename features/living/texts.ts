import type { Hindrance } from "./rules/index.ts";

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

/** «Ingen endring»: a published assessment that was looked at again. */
export const confirmationScreenTexts = {
  open: "Ingen endring",
  explain:
    "Leserne ser at vurderingen er vurdert på nytt, som en ny utgave med den samme teksten. Er noe endret, starter du et nytt utkast.",
  searchedOn: "Vi søkte på nytt",
  searchedHint: "Dagen da dere sist lette etter ny forskning",
  dueOn: "Bør ses på igjen innen",
  confirm: "Bekreft",
  confirmNamed: (title: string) => `Bekreft at ingenting er endret: ${title}`,
  confirmed: "Vurdert på nytt. Leserne ser den nye datoen.",
  sent: "Sendt til redaksjonen, som bekrefter",
  cancel: "Avbryt",
  asked: (searched: string, due: string) => `Søkte på nytt ${searched}. Ny dato ${due}.`,
  waits: (day: string) => `Du sa ${day} at ingenting er endret. Redaksjonen bekrefter det.`,
  waitsAtDesk: (name: string, day: string) => `${name || "Forslagsstilleren"} sa ${day} at ingenting er endret.`,
  confirmedAs: (version: number) => `Utgave ${version} gjentar utgaven før: vurdert på nytt, ingen endring.`,
  undo: "Angre bekreftelsen",
  undoQuestion:
    "Vil du angre bekreftelsen? Utgaven den laget, trekkes tilbake, og utgaven før gjelder igjen. Forslagsstilleren får beskjed.",
  undone: "Bekreftelsen er angret",
  decline: "Ikke bekreft",
  declineMessage: "Melding til forslagsstilleren",
  declineHint: "Skriv hva som må ses på.",
  declined: "Forslagsstilleren har fått meldingen",
  hindrances: {
    NotPublished: "Et nytt utkast er i arbeid. Når det er publisert, kan du si at ingenting er endret.",
    CopyDiffers:
      "Arbeidsversjonen er ikke lik den publiserte utgaven, så «Ingen endring» kan ikke brukes. Start et nytt utkast.",
    RetractionUnanswered:
      "Vurderingen bygger på en studie som er trukket tilbake, så «Ingen endring» kan ikke brukes. Start et nytt utkast.",
    ConfirmedLately:
      "Vurderingen er vurdert på nytt de siste 30 dagene, så «Ingen endring» kan ikke brukes nå. Er noe endret, starter du et nytt utkast.",
  } satisfies Record<Hindrance, string>,
} as const;
