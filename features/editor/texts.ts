import type { AssessmentType } from "../assessment/rules/index.ts";
import type { EndedBy } from "../contributor/rules/index.ts";
import type { contributorTexts } from "../contributor/texts.ts";

/** Texts for an author whose session or seat ended while they wrote. platform/README.md */
export const endedTexts = {
  ended: {
    /** @param by null when its time was over, or nobody knows; `initiator` is a name, if there is one */
    title: (by: EndedBy | "other-tab" | null): string => (by === null ? "Økten er utløpt" : "Økten er avsluttet"),
    why: (by: EndedBy | "other-tab" | null, initiator: string | null): string => {
      if (by === "initiator") return `${initiator ?? "Forslagsstilleren"} har avsluttet øktene dine. `;
      if (by === "other-tab") return "Du logget ut i en annen fane. ";
      if (by === "desk") return "Redaksjonen har avsluttet øktene dine og sendt deg en ny lenke på e-post. ";
      return by === "holder" ? "Du avsluttet økten her fra en annen nettleser. " : "";
    },
    /** Signing in brings back no seat that somebody else has ended. */
    signInHelps: (by: EndedBy | "other-tab" | null): boolean => by !== "initiator" && by !== "desk",
    explain: "Du kan skrive videre. Teksten blir stående her, og lagres når du er inne igjen.",
    comeBack: "Åpne en ny lenke eller logg inn i en ny fane, og kom tilbake hit.",
    comeBackByLink: "Åpne en ny lenke i en ny fane, og kom tilbake hit.",
    signIn: "Logg inn (åpnes i ny fane)",
  },
  keptHere:
    "Tekst du ikke fikk lagret, ligger i denne nettleseren. Den kommer tilbake i feltene når du er inne igjen i denne nettleseren.",
  removed: {
    title: "Du er ikke lenger med i denne vurderingen",
    explain: "Du kan ikke skrive her lenger. Tekst som ikke er lagret, kan du kopiere.",
    ask: (initiator: string) => `Spør ${initiator} hvis du mener at dette er en feil.`,
    askDesk: "Spør redaksjonen hvis du mener at dette er en feil:",
    keptTitle: "Tekst du ikke fikk lagret",
    keptExplain: "Teksten ligger bare i denne nettleseren. Kopier den nå: når den er kopiert, slettes den herfra.",
    copyAll: "Kopier og slett herfra",
  },
} as const;

/** The editing page, its blocks and the access page. */
export const authorTexts = {
  mandatory: "* feltet må fylles ut",
  tabs: "Deler av mini-metodevurderingen",
  stepOf: (step: number, steps: number, name: string) => `Steg ${step} av ${steps} · ${name}`,
  stepInTitle: (step: number, steps: number, name: string) => `${name} (${step} av ${steps})`,
  stepStates: {
    nothing: "ikke begynt",
    begun: "påbegynt",
    done: "ferdig",
    missing: (count: number) => (count === 1 ? "1 felt må fylles ut" : `${count} felt må fylles ut`),
  },
  steps: "Forrige og neste seksjon",
  previous: (section: string) => `Forrige: ${section}`,
  next: (section: string) => `Neste: ${section}`,
  lacks: (count: number) => (count === 1 ? "1 felt må fylles ut" : `${count} felt må fylles ut`),
  emptyTab: "Det er ingenting å fylle ut her nå.",
  /** features/assessment/README.md. @param actor type 3: who stands behind it */
  organization: (type: AssessmentType, actor: keyof typeof contributorTexts.actors | null): string => {
    // Of the third type a health trust may stand here: calling it a municipality would be wrong.
    return type === "1" || (type === "3" && actor === "organization") ? "Organisasjon" : "Kommune";
  },
  initiator: "Forslagsstiller",
  showContact: "Vis meg som kontaktperson",
  showContactHint: "Navnet og e-postadressen din vises for alle. Du kan slå det av når som helst.",
  hideContact: "Skjul meg for leserne inntil videre",
  hideContactHint: "Du har fortsatt sagt ja, men ingen ser navnet og e-postadressen.",
  contactShownOn: "Navnet og e-postadressen din står på",
  contactCard: "det offentlige kortet (åpnes i ny fane)",
  contactPage: "den offentlige siden (åpnes i ny fane)",
  /** @param hidden what an editor has hidden */
  contactNotShown: (hidden: "contact" | "card" | null): string => {
    const shown = "Navnet og e-postadressen din vises ikke for leserne";
    if (hidden === null) return `${shown}.`;
    return `${shown}: redaksjonen har skjult ${hidden === "contact" ? "dem" : "det offentlige kortet"}. Spør redaksjonen hvis du mener at det er feil.`;
  },
  lastSaved: "Sist lagret",
  /** Before the name of the published assessment that it was started from. */
  startedFrom: "Startet fra",
  you: "(deg)",
  preview: "Forhåndsvis",
  more: "Mer",
  moreAbout: "Mer om vurderingen",
  left: (count: number) => `${count} igjen`,
  toNextMissing: "Gå til neste felt som må fylles ut",
  nothingLeft: "Alt er fylt ut",
  document: "Last ned metodevurderingen (PDF)",
  wordDocument: "Last ned metodevurderingen (Word)",
  publicPage: "Les den publiserte mini-metodevurderingen",
  contact: "Kontakt oss",
  editHeading: (title: string) => `Endre tittelen: ${title}`,
  headingLabel: "Tittel",
  headingHint: "Lagres når du går ut av feltet. Esc avbryter.",
  inRow: (column: string, row: string) => `${column} (${row})`,
  unknownField: "Et felt som ikke finnes lenger",
  headingSaved: "Tittel er oppdatert",
  headingNotSaved: (status: number, text: string) => `Tittelen ble ikke lagret. Feil ${status}: ${text}`,
  refused: "Du har ikke lenger tilgang",
  returned: "Redaksjonen har sendt mini-metodevurderingen tilbake",
  editMode: {
    explain: "Du leser skjemaet som redaktør.",
    desk: "Åpne vurderingen i redaksjonen",
    template: "Åpne malen",
  },
  noPatientData: "Ikke skriv pasientopplysninger her",
  asterisk: "* må fylles ut",
  optional: "(valgfritt)",
  yourTask: "Din oppgave:",
  tasks: { librarian: "litteratursøket", economist: "økonomien", peer: "fagfellevurderingen" },
  needsScript: "For å skrive i skjemaet må JavaScript være slått på i nettleseren.",
  definition: "Dette er en definisjon. Den kan bare redigeres i redigeringsmodus.",
  access: {
    title: "Åpne mini-metodevurderingen",
    explain:
      "Bare de som er med i en mini-metodevurdering, kan skrive i den. Åpne lenken eller skriv koden du fikk på e-post, be om en ny, eller logg inn.",
    invitation: "Invitasjonen",
    invited: (name: string, role: string) => `${name}, du er med som ${role.toLocaleLowerCase("nb")}.`,
    open: "Åpne mini-metodevurderingen",
    seenByInitiator: "Forslagsstilleren ser hvilken dag du sist åpnet skjemaet, og i hva slags nettleser.",
    code: "Kode fra e-posten",
    codeExplain: "Virker ikke lenken? Under den i e-posten står det en kode på åtte tegn. Den virker én gang.",
    codeEmail: "E-postadressen du er med under",
    codeLabel: "Kode",
    codeMissing: "Skriv koden fra e-posten",
    newLink: "Ny lenke",
    newLinkExplain:
      "En lenke virker én gang, i 14 dager. Vi kan sende en ny, med en ny kode, til e-postadressen som er registrert på deg.",
    sendNewLink: "Send ny lenke",
    newLinkSent: "Hvis du har en plass i denne mini-metodevurderingen, er en ny lenke på vei til e-postadressen din.",
    newLinkByEmail: "Skriv e-postadressen du er med under, så sender vi deg en ny lenke.",
    email: "E-postadressen din",
    emailMissing: "Skriv e-postadressen din",
    signIn: "Logg inn",
    signInExplain: "Har du brukerkonto, kan du logge inn og fortsette der du slapp.",
    notIn: (user: string) => `Du er innlogget som ${user}, men er ikke med i denne vurderingen.`,
  },
} as const;

/** The list of one's own assessments. features/assessment/README.md */
export const myAssessmentsTexts = {
  title: "Mine vurderinger",
  language: {
    title: "Språk",
    now: "Du leser sidene og får e-post på bokmål.",
    /** Written in the other language. */
    other: { language: "nn", choose: "Les og få e-post på nynorsk" },
  },
  yourRole: (role: string) => `Du er ${role.toLocaleLowerCase("nb")}`,
  /** One field is named. */
  missing: ({ count, title }: { readonly count: number; readonly title: string }) =>
    count === 1 ? `${title}: må fylles ut` : `${count} felt må fylles ut`,
  complete: "Alle obligatoriske felt er fylt ut",
  lastSaved: (when: string) => `Sist lagret ${when}`,
  waiting: {
    title: "Dette kan du gjøre nå",
    explain: "Hver lenke går rett til stedet i skjemaet.",
    nothing: "Ingenting venter på deg her",
    returned: "Les meldingen fra redaksjonen.",
    "asked-to-review": "Svar på om du kan være fagfelle.",
    review: "Skriv og send fagfellevurderingen.",
    due: (day: string) => `Frist ${day}`,
    send: "Alt er fylt ut. Send til publisering.",
    lookAgain: (day: string) => `Se på vurderingen igjen innen ${day}.`,
    lookedPast: (day: string) => `Skulle vært sett på igjen innen ${day}.`,
    unread: (count: number) => (count === 1 ? "1 ulest kommentar" : `${count} uleste kommentarer`),
  },
  none: "Du er ikke inne i noen mini-metodevurdering i denne nettleseren.",
  howTitle: "Slik kommer du inn",
  how: {
    link: "Åpne lenken i e-posten du fikk da du ble invitert eller startet vurderingen.",
    spent: "Er lenken brukt eller utløpt, kan du be om en ny på siden den åpner.",
    lost: "Finner du ikke e-posten, spør den som inviterte deg.",
    contact: "Du kan også skrive til",
  },
  signIn: "Logg inn",
  signInExplain: "Har du brukerkonto, finner du vurderingene dine når du er logget inn.",
  start: "Start en ny vurdering",
} as const;

/** Sending for publication. */
export const publishTexts = {
  product: "mini-metodevurdering",
  whatIsMissing: "Det som mangler",
  beforeSending: "Før dere sender",
  lacking: (count: number) =>
    count === 1 ? "1 obligatorisk felt er ikke fylt ut" : `${count} obligatoriske felt er ikke fylt ut`,
  nothingMissing: "Alle obligatoriske felt er fylt ut",
  allSaved: "Alt er lagret",
  notAllSaved: "Noe er ikke lagret ennå",
  checked: (chosen: number, all: number) => `${chosen} av ${all} er krysset av`,
  missing: (count: number) =>
    count === 1 ? "1 felt må fylles ut før innsending" : `${count} felt må fylles ut før innsending`,
  explain: "Når du sender inn, kan ingen endre teksten mens redaksjonen har den. Redaksjonen får beskjed på e-post.",
  unsent: "Noe er ikke lagret ennå. Du kan sende inn når alt er lagret.",
  send: "Send til publisering",
  confirm: "Vil du sende mini-metodevurderingen til publisering? Den kan ikke endres mens redaksjonen har den.",
  statusUpdated: "Status på mini-metodevurderingen oppdatert",
  onlyInitiator: (product: string) => `Bare forslagstiller kan sende inn en ${product} til publisering.`,
  sent: "Mini-metodevurderingen er sendt til publisering og kan ikke endres nå.",
  published: "Mini-metodevurderingen er publisert.",
  newDraft: {
    button: "Start nytt utkast",
    question:
      "Vil du starte et nytt utkast? Da kan dere redigere igjen. Leserne ser det som er publisert, til en ny utgave publiseres.",
    done: "Et nytt utkast er startet",
  },
} as const;
