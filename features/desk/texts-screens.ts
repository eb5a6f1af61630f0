import { documentStateTexts } from "../document/texts-states.ts";
import type { Check, DeskSort, WaitsFor } from "./rules/index.ts";

const number = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const waitsForTexts = {
  editors: "Redaksjonen",
  authors: "Forfatterne",
  "link-to-be-opened": "At forslagsstilleren åpner lenken",
  nobody: "Ingen",
} as const satisfies Record<WaitsFor, string>;

/** The editors' work list. */
export const workListTexts = {
  title: "Redaksjonen",
  statuses: "Vis etter status",
  all: "Alle",
  search: "Søk",
  searchLabel: "Søk i arbeidslisten",
  searchHint: "Tittel, nummer, organisasjon, eller navn eller e-post til en som er med",
  type: "Type",
  allTypes: "Alle typer",
  sortBy: "Sorter etter",
  reset: "Nullstill",
  results: (count: number) => number(count, "mini-metodevurdering", "mini-metodevurderinger"),
  table: "Mini-metodevurderinger",
  emptyTitle: "Ingen treff",
  emptyFiltered: "Ingen mini-metodevurderinger passer med søket. Prøv færre ord, eller nullstill.",
  emptyAll: "Det er ikke startet noen mini-metodevurderinger ennå.",
  beyond: "Denne siden av listen finnes ikke lenger.",
  toFirstPage: "Gå til første side",
  columns: {
    title: "Tittel",
    status: "Status",
    type: "Type",
    organization: "Organisasjon",
    initiator: "Forslagsstiller",
    changed: "Sist endret",
    waiting: "Venter på",
  } satisfies Record<DeskSort, string>,
  sorts: {
    waiting: "Venter på redaksjonen først",
    changed: "Sist endret",
    title: "Tittel",
    status: "Status",
    type: "Type",
    organization: "Organisasjon",
    initiator: "Forslagsstiller",
  } satisfies Record<DeskSort, string>,
  since: (moment: string) => `siden ${moment}`,
  cardHidden: "Kortet er skjult",
  versions: (count: number) => (count === 1 ? "Publisert 1 gang" : `Publisert ${count} ganger`),
  signIn: "Logg inn på nytt",
} as const;

/** One assessment at the desk. */
export const deskAssessmentTexts = {
  number: (id: number) => `Nr. ${id}`,
  status: "Status",
  waitsFor: (who: string) => `Venter på: ${who}`,
  returned: "Sist sendt tilbake med denne meldingen",
  newDraft: "Et nytt utkast er i arbeid. Leserne ser den publiserte utgaven som før.",
  facts: "Fakta",
  type: "Type",
  organization: "Organisasjon",
  initiator: "Forslagsstiller",
  started: "Startet",
  opened: "Lenken åpnet første gang",
  notOpened: "Ikke åpnet ennå",
  changed: "Sist endret",
  card: "Offentlig kort",
  cardState: {
    hidden: "Skjult",
    shown: "Synlig",
    notYet: "Blir synlig når forslagsstilleren åpner lenken",
    published: "Publisert utgave vises i stedet",
  },
  preview: "Les slik leserne vil se den",
  workingCopy: "Åpne arbeidsversjonen",
  workingCopyHint: "(bare lesing)",
  readingPage: "Les den publiserte siden",
  beforePublishing: "Før du publiserer",
  checks: {
    peer: (names: readonly string[]) => `Med fagfelle: ${names.join(", ")}`,
    "no-peer": () => "Ingen fagfelle er med",
    "links-opened": () => "Alle som er med, har åpnet lenken sin",
    "links-not-opened": (names: readonly string[]) => `Har ikke åpnet lenken: ${names.join(", ")}`,
    "contact-hidden": () => "Kontaktpersonen er skjult for leserne",
  } satisfies Record<Check["kind"], (names: readonly string[]) => string>,
  checkedAtPublishing: "Obligatoriske felt sjekkes når du publiserer. Mangler noe, ser du hva.",
  people: "De som er med",
  person: { name: "Navn", role: "Rolle", organization: "Organisasjon", email: "E-post", link: "Lenke" },
  linkOpened: (moment: string) => `Åpnet ${moment}`,
  linkNotOpened: "Ikke åpnet",
  publications: "Publiserte utgaver",
  noPublications: "Ikke publisert ennå.",
  version: (version: number) => `Utgave ${version}`,
  noNote: "Uten merknad",
  documents: documentStateTexts,
  newest: "Vises nå",
  copies: "Startet fra denne",
  copyIs: (id: number, status: string) => `nr. ${id}, ${status.toLowerCase()}`,
  copiesHint: "Det som er kopiert dit, endres ikke når du sladder her.",
  log: "Hvem gjorde hva",
  logHint: "De siste hundre hendelsene. Tekstene vises ikke her.",
  noLog: "Ingenting er registrert.",
  times: (count: number) => `${count} ganger`,
  since: (moment: string) => `siden ${moment}`,
  showAll: (count: number) => `Vis alle ${count}`,
  backToList: "Til arbeidslisten",
} as const;

/** The actions of an editor on an assessment, and the reasons why an action is not available. */
export const deskActionTexts = {
  confirmForget: "Det du har skrevet her, er ikke lagret. Vil du forkaste det?",
  heading: "Handlinger",
  groups: { shown: "Kortet som alle ser", more: "Mer", forGood: "Kan ikke angres" },
  cancel: "Avbryt",
  stale:
    "Mini-metodevurderingen er endret siden du åpnet den, og ingenting er gjort. Lukk dette, les den på nytt og prøv igjen.",
  why: {
    publish: {
      1: "Kan publiseres når forslagsstilleren har sendt den inn.",
      3: "Er publisert. Start et nytt utkast for å endre den.",
    },
    return: {
      1: "Er hos forfatterne nå.",
      3: "Er publisert. Start et nytt utkast for å endre den.",
    },
    reopen: {
      1: "Er allerede et utkast.",
      2: "Er sendt inn. Send den tilbake hvis forfatterne skal endre den.",
    },
    /** The policy refuses for another reason than the status. */
    other: "Du har ikke rett til å gjøre dette.",
  },
  publish: {
    button: "Publiser",
    title: "Publiser mini-metodevurderingen",
    explain: "Alle kan lese teksten slik den er nå, og finne den i søk. Forslagsstilleren får beskjed på e-post.",
    label: "Merknad til endringsloggen",
    hint: "Valgfritt. Vises for leserne i endringsloggen.",
    done: "Mini-metodevurderingen er publisert",
    missing: "Disse feltene må fylles ut før den kan publiseres",
    missingHint: "Send den tilbake til forfatterne, og skriv hva som mangler.",
  },
  return: {
    button: "Send tilbake",
    title: "Send tilbake til forfatterne",
    explain: "Forfatterne kan redigere igjen. Forslagsstilleren får meldingen din på e-post, og den vises i skjemaet.",
    label: "Melding til forfatterne",
    hint: "Skriv hva som må endres.",
    done: "Mini-metodevurderingen er sendt tilbake",
  },
  withdraw: {
    button: "Trekk tilbake",
    title: "Trekk tilbake det som er publisert",
    explain:
      "Alle utgaver forsvinner fra lesing, søk og nedlasting med en gang. Adressene sier at mini-metodevurderingen er trukket tilbake, med meldingen din. Forfatterne får meldingen på e-post og kan redigere igjen. Kortet skjules.",
    label: "Melding til leserne",
    hint: "Alle ser den. Skriv hvorfor, uten å gjenta det som måtte bort. Siden viser ikke tittelen: skriv den her hvis den kan stå.",
    done: "Mini-metodevurderingen er trukket tilbake",
    notPublished: "Ingenting er publisert.",
  },
  reopen: {
    button: "Start nytt utkast",
    confirm:
      "Vil du starte et nytt utkast? Forfatterne kan redigere igjen. Leserne ser det som er publisert, til en ny utgave publiseres.",
    done: "Et nytt utkast er startet",
  },
  contact: {
    hide: "Skjul kontaktpersonen",
    show: "Vis kontaktpersonen",
    confirmHide: "Vil du skjule kontaktpersonen for leserne? Det gjelder også det som er publisert.",
    confirmShow: "Vil du vise kontaktpersonen igjen? Navn og e-post vises bare hvis forslagsstilleren har sagt ja.",
    hidden: "Kontaktpersonen er skjult",
    shown: "Kontaktpersonen kan vises igjen",
  },
  card: {
    hide: "Skjul kortet",
    show: "Vis kortet",
    confirmHide: "Vil du skjule kortet? Da kan ingen lese eller finne det før du viser det igjen.",
    confirmShow: "Vil du vise kortet igjen? Da kan alle lese og finne det.",
    hidden: "Kortet er skjult",
    shown: "Kortet vises",
    published: "Er publisert: leserne ser den publiserte utgaven, ikke kortet.",
    notYet: "Kortet vises først når forslagsstilleren har åpnet lenken.",
  },
  link: {
    button: "Send ny lenke",
    buttonTo: (name: string) => `Send ny lenke til ${name}`,
    confirm: (name: string, email: string) =>
      `Vil du sende en ny lenke til ${name} (${email})? Lenkene fra før slutter å virke, og det de har åpnet i en nettleser, blir lukket.`,
    done: (name: string) => `En ny lenke er på vei til ${name}`,
  },
  initiator: {
    button: "Bytt forslagsstiller",
    title: "Bytt forslagsstiller",
    warningTitle: (name: string) => `${name} mister tilgangen med en gang`,
    warning:
      "Også det som er åpent i en nettleser nå. Den nye forslagsstilleren får en lenke på e-post. Det som er skrevet, blir stående.",
    name: "Navn",
    email: "E-postadresse",
    organization: "Organisasjon",
    organizationHint: (current: string) => `Tomt felt betyr ${current}.`,
    done: (name: string) => `${name} er ny forslagsstiller`,
  },
} as const;
