import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-screens.ts";

export const decisionFormTexts: Translated<typeof nb.decisionFormTexts> = {
  measureHint: (noPersons) => `Til dømes tal på pasientar eller ventetid. ${noPersons}`,
  responsibleEmail: {
    byLink: "Får påminningane. Blir ikkje vist. Utan adresse får du dei sjølv.",
    kept: "Får påminningane. Blir ikkje vist. Ei adresse er registrert frå før, og gjeld dersom feltet er tomt.",
    atDesk: "Får påminningane. Blir ikkje vist. Tomt felt endrar ingenting.",
    forget: "Slett adressa som er registrert",
  },
  decidedOn: "Dato for avgjerda",
  until: "Utsett til",
  followUpBy: "Skal følgjast opp innan",
  optional: (label) => `${label} (kan stå tomt)`,
  requiredNote: "* må fyllast ut.",
  give: "Registrer avgjerda",
  save: "Lagre rettinga",
  cancel: "Avbryt",
};

export const reportTexts: Translated<typeof nb.reportTexts> = {
  heading: "Rapporter oppfølging",
  next: "Skal følgjast opp igjen innan",
  more: "Skal det følgjast opp igjen?",
  again: "Ja",
  noMore: "Nei, skal ikkje følgjast opp meir",
  send: "Registrer oppfølginga",
};

export const decisionPageName: Translated<typeof nb.decisionPageName> = "Avgjerd";
export const decisionPageTexts: Translated<typeof nb.decisionPageTexts> = {
  title: decisionPageName,
  needsScript: "Slå på JavaScript, eller svar redaksjonen på e-post:",
  noLink: "Sida blir opna med lenka i e-posten du fekk.",
  noLinkHelp: "Finn du han ikkje, kan du skrive til redaksjonen:",
  spent: "Lenka er brukt eller har gått ut. Be om ei ny.",
  sendNew: "Send ny lenke",
  newSent: "Dersom lenka er send frå oss, er ei ny på veg til same adresse.",
  tryAgain: "Prøv igjen",
  edition: (organization, edition) => `${organization} · utgåve ${edition}`,
  newer: (newest) => `Utgåve ${newest} er komen sidan. Avgjerda gjeld utgåva her.`,
  recommendation: "Tilråding",
  conditions: "Vilkår",
  confidence: "Tillit til resultata",
  read: "Les heile vurderinga",
  form: (organization) => `Registrer kva ${organization} har avgjort`,
  correct: "Rett avgjerda",
  given: "Avgjerda er registrert. Ho blir vist på sida no.",
  givenUnshown: "Avgjerda er registrert. Ho blir ikkje vist på sida.",
  corrected: "Rettinga er lagra.",
  reported: "Oppfølginga er registrert.",
  receipt: "Du får ei kvittering på e-post.",
  toPage: "Sjå sida",
  correctButton: "Rett",
  correctUntil: (day) => `Du kan rette til og med ${day}.`,
  typed: "Det du skreiv, er ikkje lagra",
  notMine: {
    button: "Ikkje mitt bord",
    heading: "Kven avgjer dette?",
    explain: "Den som spurde, får svaret ditt på e-post. Vi sender ingenting til den du nemner.",
    name: "Namn (kan stå tomt)",
    email: "E-postadresse (kan stå tomt)",
    send: "Send svaret",
    done: "Takk. Den som spurde, har fått beskjed om at ein annan avgjer.",
  },
  declined: "Det er svart at ein annan avgjer. Den som spurde, har fått beskjed.",
  stands: (organization) => `Det som er registrert for ${organization}`,
};

export const standingTexts: Translated<typeof nb.standingTexts> = {
  decider: "Avgjort av",
  measure: "Blir målt",
  responsible: "Skal følgjast opp av",
  followUpOn: "Skal følgjast opp innan",
  nextOn: (day) => `Skal følgjast opp igjen innan ${day}`,
  unshown: "Blir ikkje vist for andre",
  hidden: "Utgåva er trekt tilbake. Avgjerda blir ikkje vist.",
};

export const askTexts: Translated<typeof nb.askTexts> = {
  heading: "Avgjerd og oppfølging",
  explain: "Be den som avgjer, om å registrere kva som er avgjort. Det trengst ingen konto.",
  none: "Ingen er spurd enno.",
  button: "Be om ei avgjerd",
  again: "Spør på nytt",
  againNamed: (organization) => `Spør på nytt, ${organization}`,
  form: "Be om ei avgjerd",
  organization: "Organisasjon",
  name: "Namn",
  email: "E-postadresse",
  message: "Melding",
  messageHint: "Valfritt. Blir med i e-posten, og blir ikkje lagra.",
  send: "Send spørsmålet",
  sent: (name) => `Spørsmålet er sendt til ${name}`,
  asked: (person, day) => `Spurd: ${person}, ${day}`,
  askedUnnamed: (day) => `Spurd ${day}`,
  person: (name, email) => `${name} (${email})`,
  suggested: (person) => `Svarte at ein annan avgjer: ${person}`,
  suggestedNobody: "Svarte at ein annan avgjer, utan å seie kven.",
  states: { asked: "Ventar på svar", declined: "Ikkje mitt bord", removed: "Fjerna" },
  edition: (edition) => `utgåve ${edition}`,
  wait: "Sender …",
};

export const deskDecisionTexts: Translated<typeof nb.deskDecisionTexts> = {
  give: "Registrer for organisasjonen",
  correct: "Rett",
  report: "Rapporter oppfølging",
  remove: "Fjern",
  named: (action, organization) => `${action}, ${organization}`,
  given: "Avgjerda er registrert",
  corrected: "Rettinga er lagra",
  reported: "Oppfølginga er registrert",
  removeTitle: "Fjern avgjerda",
  removeExplain:
    "Avgjerda blir ikkje vist lenger, og lenkene dit sluttar å verke. Den som avgjorde, og forslagsstillaren får beskjed på e-post.",
  reason: "Kvifor blir ho fjerna?",
  reasonHint: "Blir lagra i loggen. Ikkje skriv namn eller pasientopplysningar her.",
  removed: "Avgjerda er fjerna",
};
