/** The form in which a decision is registered or corrected. Its labels are in `texts.ts`. */
export const decisionFormTexts = {
  measureHint: (noPersons: string) => `For eksempel antall pasienter eller ventetid. ${noPersons}`,
  responsibleEmail: {
    byLink: "Får påminnelsene. Vises ikke. Uten adresse får du dem selv.",
    kept: "Får påminnelsene. Vises ikke. En adresse er registrert fra før, og gjelder hvis feltet er tomt.",
    atDesk: "Får påminnelsene. Vises ikke. Tomt felt endrer ingenting.",
    forget: "Slett adressen som er registrert",
  },
  decidedOn: "Dato for beslutningen",
  until: "Utsatt til",
  followUpBy: "Følges opp innen",
  optional: (label: string) => `${label} (kan stå tom)`,
  requiredNote: "* må fylles ut.",
  give: "Registrer beslutningen",
  save: "Lagre rettelsen",
  cancel: "Avbryt",
} as const;

/** The form in which a follow-up is reported. */
export const reportTexts = {
  heading: "Rapporter oppfølging",
  next: "Følges opp igjen innen",
  more: "Skal det følges opp igjen?",
  again: "Ja",
  noMore: "Nei, følges ikke opp mer",
  send: "Registrer oppfølgingen",
} as const;

/** `/beslutning/`: the page that the link of a mail leads to. */
export const decisionPageName = "Beslutning";
export const decisionPageTexts = {
  title: decisionPageName,
  needsScript: "Slå på JavaScript, eller svar redaksjonen på e-post:",
  noLink: "Siden åpnes med lenken i e-posten du fikk.",
  noLinkHelp: "Finner du den ikke, kan du skrive til redaksjonen:",
  spent: "Lenken er brukt eller utløpt. Be om en ny.",
  sendNew: "Send ny lenke",
  newSent: "Hvis lenken er sendt fra oss, er en ny på vei til samme adresse.",
  tryAgain: "Prøv igjen",
  edition: (organization: string, edition: number) => `${organization} · utgave ${edition}`,
  newer: (newest: number) => `Utgave ${newest} er kommet siden. Beslutningen gjelder utgaven her.`,
  recommendation: "Anbefaling",
  conditions: "Vilkår",
  confidence: "Tillit til resultatene",
  read: "Les hele vurderingen",
  form: (organization: string) => `Registrer hva ${organization} har besluttet`,
  correct: "Rett beslutningen",
  /** After the button. */
  given: "Beslutningen er registrert. Den vises på siden nå.",
  givenUnshown: "Beslutningen er registrert. Den vises ikke på siden.",
  corrected: "Rettelsen er lagret.",
  reported: "Oppfølgingen er registrert.",
  receipt: "Du får en kvittering på e-post.",
  toPage: "Se siden",
  correctButton: "Rett",
  correctUntil: (day: string) => `Du kan rette til og med ${day}.`,
  typed: "Det du skrev, er ikke lagret",
  notMine: {
    button: "Ikke mitt bord",
    heading: "Hvem bestemmer dette?",
    explain: "Den som spurte, får svaret ditt på e-post. Vi sender ingenting til den du nevner.",
    name: "Navn (kan stå tom)",
    email: "E-postadresse (kan stå tom)",
    send: "Send svaret",
    done: "Takk. Den som spurte, har fått beskjed om at en annen bestemmer.",
  },
  declined: "Det er svart at en annen bestemmer. Den som spurte, har fått beskjed.",
  stands: (organization: string) => `Det som er registrert for ${organization}`,
} as const;

/** Labels of a given decision, for its parties, the initiator and the desk. */
export const standingTexts = {
  decider: "Besluttet av",
  measure: "Måles",
  responsible: "Følges opp av",
  followUpOn: "Følges opp innen",
  nextOn: (day: string) => `Følges opp igjen innen ${day}`,
  unshown: "Vises ikke for andre",
  hidden: "Utgaven er trukket tilbake. Beslutningen vises ikke.",
} as const;

/** The list of decisions that the initiator and the desk see, and the form that asks for one. */
export const askTexts = {
  heading: "Beslutning og oppfølging",
  explain: "Be den som bestemmer om å registrere hva som er besluttet. Det trengs ingen konto.",
  none: "Ingen er spurt ennå.",
  button: "Be om en beslutning",
  again: "Spør på nytt",
  againNamed: (organization: string) => `Spør på nytt, ${organization}`,
  form: "Be om en beslutning",
  organization: "Organisasjon",
  name: "Navn",
  email: "E-postadresse",
  message: "Melding",
  messageHint: "Valgfritt. Blir med i e-posten, og lagres ikke.",
  send: "Send spørsmålet",
  sent: (name: string) => `Spørsmålet er sendt til ${name}`,
  asked: (person: string, day: string) => `Spurt: ${person}, ${day}`,
  askedUnnamed: (day: string) => `Spurt ${day}`,
  person: (name: string, email: string) => `${name} (${email})`,
  suggested: (person: string) => `Svarte at en annen bestemmer: ${person}`,
  suggestedNobody: "Svarte at en annen bestemmer, uten å si hvem.",
  states: { asked: "Venter på svar", declined: "Ikke mitt bord", removed: "Fjernet" },
  edition: (edition: number) => `utgave ${edition}`,
  wait: "Sender …",
} as const;

/** The desk's own actions on a decision. */
export const deskDecisionTexts = {
  give: "Registrer for organisasjonen",
  correct: "Rett",
  report: "Rapporter oppfølging",
  remove: "Fjern",
  named: (action: string, organization: string) => `${action}, ${organization}`,
  given: "Beslutningen er registrert",
  corrected: "Rettelsen er lagret",
  reported: "Oppfølgingen er registrert",
  removeTitle: "Fjern beslutningen",
  removeExplain:
    "Beslutningen vises ikke lenger, og lenker til den slutter å virke. Den som besluttet og forslagsstilleren får beskjed på e-post.",
  reason: "Hvorfor fjernes den?",
  reasonHint: "Lagres i loggen. Ikke skriv navn eller pasientopplysninger her.",
  removed: "Beslutningen er fjernet",
} as const;
