import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const endedTexts: Translated<typeof nb.endedTexts> = {
  ended: {
    title: (by) => (by === null ? "Økta har gått ut" : "Økta er avslutta"),
    why: (by, initiator) => {
      if (by === "initiator") return `${initiator ?? "Forslagsstillaren"} har avslutta øktene dine. `;
      if (by === "other-tab") return "Du logga ut i ei anna fane. ";
      if (by === "desk") return "Redaksjonen har avslutta øktene dine og sendt deg ei ny lenke på e-post. ";
      return by === "holder" ? "Du avslutta økta her frå ein annan nettlesar. " : "";
    },
    signInHelps: (by) => by !== "initiator" && by !== "desk",
    explain: "Du kan skrive vidare. Teksten blir ståande her, og blir lagra når du er inne igjen.",
    comeBack: "Opne ei ny lenke eller logg inn i ei ny fane, og kom tilbake hit.",
    comeBackByLink: "Opne ei ny lenke i ei ny fane, og kom tilbake hit.",
    signIn: "Logg inn (blir opna i ny fane)",
  },
  keptHere:
    "Tekst du ikkje fekk lagra, ligg i denne nettlesaren. Han kjem tilbake i felta når du er inne igjen i denne nettlesaren.",
  removed: {
    title: "Du er ikkje lenger med i denne vurderinga",
    explain: "Du kan ikkje skrive her lenger. Tekst som ikkje er lagra, kan du kopiere.",
    ask: (initiator) => `Spør ${initiator} dersom du meiner at dette er ein feil.`,
    askDesk: "Spør redaksjonen dersom du meiner at dette er ein feil:",
    keptTitle: "Tekst du ikkje fekk lagra",
    keptExplain: "Teksten ligg berre i denne nettlesaren. Kopier han no: når han er kopiert, blir han sletta herfrå.",
    copyAll: "Kopier og slett herfrå",
  },
};

export const authorTexts: Translated<typeof nb.authorTexts> = {
  mandatory: "* feltet må fyllast ut",
  tabs: "Delar av mini-metodevurderinga",
  stepOf: (step, steps, name) => `Steg ${step} av ${steps} · ${name}`,
  stepInTitle: (step, steps, name) => `${name} (${step} av ${steps})`,
  stepStates: {
    nothing: "ikkje byrja",
    begun: "påbyrja",
    done: "ferdig",
    missing: (count) => (count === 1 ? "1 felt må fyllast ut" : `${count} felt må fyllast ut`),
  },
  steps: "Førre og neste seksjon",
  previous: (section) => `Førre: ${section}`,
  next: (section) => `Neste: ${section}`,
  lacks: (count) => (count === 1 ? "1 felt må fyllast ut" : `${count} felt må fyllast ut`),
  emptyTab: "Det er ingenting å fylle ut her no.",
  organization: (type, actor) =>
    type === "1" || (type === "3" && actor === "organization") ? "Organisasjon" : "Kommune",
  initiator: "Forslagsstillar",
  showContact: "Vis meg som kontaktperson",
  showContactHint: "Namnet og e-postadressa di blir viste for alle. Du kan slå det av når som helst.",
  hideContact: "Skjul meg for lesarane inntil vidare",
  hideContactHint: "Du har framleis sagt ja, men ingen ser namnet og e-postadressa.",
  contactShownOn: "Namnet og e-postadressa di står på",
  contactCard: "det offentlege kortet (blir opna i ny fane)",
  contactPage: "den offentlege sida (blir opna i ny fane)",
  contactNotShown: (hidden) => {
    const shown = "Namnet og e-postadressa di blir ikkje viste for lesarane";
    if (hidden === null) return `${shown}.`;
    return `${shown}: redaksjonen har skjult ${hidden === "contact" ? "dei" : "det offentlege kortet"}. Spør redaksjonen dersom du meiner at det er feil.`;
  },
  lastSaved: "Sist lagra",
  startedFrom: "Starta frå",
  you: "(deg)",
  preview: "Førehandsvis",
  more: "Meir",
  moreAbout: "Meir om vurderinga",
  left: (count) => `${count} igjen`,
  toNextMissing: "Gå til neste felt som må fyllast ut",
  nothingLeft: "Alt er fylt ut",
  document: "Last ned metodevurderinga (PDF)",
  wordDocument: "Last ned metodevurderinga (Word)",
  publicPage: "Les den publiserte mini-metodevurderinga",
  contact: "Kontakt oss",
  editHeading: (title) => `Endre tittelen: ${title}`,
  headingLabel: "Tittel",
  headingHint: "Blir lagra når du går ut av feltet. Esc avbryt.",
  inRow: (column, row) => `${column} (${row})`,
  unknownField: "Eit felt som ikkje finst lenger",
  headingSaved: "Tittelen er oppdatert",
  headingNotSaved: (status, text) => `Tittelen blei ikkje lagra. Feil ${status}: ${text}`,
  refused: "Du har ikkje lenger tilgang",
  returned: "Redaksjonen har sendt mini-metodevurderinga tilbake",
  editMode: {
    explain: "Du les skjemaet som redaktør.",
    desk: "Opne vurderinga i redaksjonen",
    template: "Opne malen",
  },
  noPatientData: "Ikkje skriv pasientopplysningar her",
  asterisk: "* må fyllast ut",
  optional: "(valfritt)",
  yourTask: "Oppgåva di:",
  tasks: { librarian: "litteratursøket", economist: "økonomien", peer: "fagfellevurderinga" },
  needsScript: "For å skrive i skjemaet må JavaScript vere slått på i nettlesaren.",
  definition: "Dette er ein definisjon. Han kan berre redigerast i redigeringsmodus.",
  access: {
    title: "Opne mini-metodevurderinga",
    explain:
      "Berre dei som er med i ei mini-metodevurdering, kan skrive der. Opne lenka eller skriv koden du fekk på e-post, be om ei ny, eller logg inn.",
    invitation: "Invitasjonen",
    invited: (name, role) => `${name}, du er med som ${role.toLocaleLowerCase("nb")}.`,
    open: "Opne mini-metodevurderinga",
    seenByInitiator: "Forslagsstillaren ser kva dag du sist opna skjemaet, og i kva slags nettlesar.",
    code: "Kode frå e-posten",
    codeExplain: "Verkar ikkje lenka? Under lenka i e-posten står det ein kode på åtte teikn. Koden verkar éin gong.",
    codeEmail: "E-postadressa du er med under",
    codeLabel: "Kode",
    codeMissing: "Skriv koden frå e-posten",
    newLink: "Ny lenke",
    newLinkExplain:
      "Ei lenke verkar éin gong, i 14 dagar. Vi kan sende ei ny, med ein ny kode, til e-postadressa som er registrert på deg.",
    sendNewLink: "Send ny lenke",
    newLinkSent: "Dersom du har ein plass i denne mini-metodevurderinga, er ei ny lenke på veg til e-postadressa di.",
    newLinkByEmail: "Skriv e-postadressa du er med under, så sender vi deg ei ny lenke.",
    email: "E-postadressa di",
    emailMissing: "Skriv e-postadressa di",
    signIn: "Logg inn",
    signInExplain: "Har du brukarkonto, kan du logge inn og halde fram der du slapp.",
    notIn: (user) => `Du er logga inn som ${user}, men er ikkje med i denne vurderinga.`,
  },
};

export const myAssessmentsTexts: Translated<typeof nb.myAssessmentsTexts> = {
  title: "Mine vurderingar",
  language: {
    title: "Språk",
    now: "Du les sidene og får e-post på nynorsk.",
    other: { language: "nb", choose: "Les og få e-post på bokmål" },
  },
  yourRole: (role) => `Du er ${role.toLocaleLowerCase("nb")}`,
  missing: ({ count, title }) => (count === 1 ? `${title}: må fyllast ut` : `${count} felt må fyllast ut`),
  complete: "Alle obligatoriske felt er fylte ut",
  lastSaved: (when) => `Sist lagra ${when}`,
  waiting: {
    title: "Dette kan du gjere no",
    explain: "Kvar lenke går rett til staden i skjemaet.",
    nothing: "Ingenting ventar på deg her",
    returned: "Les meldinga frå redaksjonen.",
    "asked-to-review": "Svar på om du kan vere fagfelle.",
    review: "Skriv og send fagfellevurderinga.",
    due: (day) => `Frist ${day}`,
    send: "Alt er fylt ut. Send til publisering.",
    lookAgain: (day) => `Sjå på vurderinga igjen innan ${day}.`,
    lookedPast: (day) => `Skulle vore sett på igjen innan ${day}.`,
    unread: (count) => (count === 1 ? "1 ulesen kommentar" : `${count} ulesne kommentarar`),
  },
  none: "Du er ikkje inne i noka mini-metodevurdering i denne nettlesaren.",
  howTitle: "Slik kjem du inn",
  how: {
    link: "Opne lenka i e-posten du fekk då du blei invitert eller starta vurderinga.",
    spent: "Er lenka brukt, eller har ho gått ut, kan du be om ei ny på sida ho opnar.",
    lost: "Finn du ikkje e-posten, spør den som inviterte deg.",
    contact: "Du kan også skrive til",
  },
  signIn: "Logg inn",
  signInExplain: "Har du brukarkonto, finn du vurderingane dine når du er logga inn.",
  start: "Start ei ny vurdering",
};

export const publishTexts: Translated<typeof nb.publishTexts> = {
  product: "mini-metodevurdering",
  whatIsMissing: "Det som manglar",
  beforeSending: "Før de sender",
  lacking: (count) =>
    count === 1 ? "1 obligatorisk felt er ikkje fylt ut" : `${count} obligatoriske felt er ikkje fylte ut`,
  nothingMissing: "Alle obligatoriske felt er fylte ut",
  allSaved: "Alt er lagra",
  notAllSaved: "Noko er ikkje lagra enno",
  checked: (chosen, all) => `${chosen} av ${all} er kryssa av`,
  missing: (count) =>
    count === 1 ? "1 felt må fyllast ut før innsending" : `${count} felt må fyllast ut før innsending`,
  explain: "Når du sender inn, kan ingen endre teksten medan redaksjonen har han. Redaksjonen får beskjed på e-post.",
  unsent: "Noko er ikkje lagra enno. Du kan sende inn når alt er lagra.",
  send: "Send til publisering",
  confirm: "Vil du sende mini-metodevurderinga til publisering? Ingen kan endre noko medan ho ligg hos redaksjonen.",
  statusUpdated: "Statusen på mini-metodevurderinga er oppdatert",
  onlyInitiator: (product) => `Berre forslagsstillaren kan sende inn ei ${product} til publisering.`,
  sent: "Mini-metodevurderinga er send til publisering og kan ikkje endrast no.",
  published: "Mini-metodevurderinga er publisert.",
  newDraft: {
    button: "Start nytt utkast",
    question:
      "Vil du starte eit nytt utkast? Då kan de redigere igjen. Lesarane ser det som er publisert, til ei ny utgåve blir publisert.",
    done: "Eit nytt utkast er starta",
  },
};
