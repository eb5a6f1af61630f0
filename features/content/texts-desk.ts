import { byLanguage } from "../../platform/pure/language/index.ts";
import type { FindingKind } from "./rules/index.ts";
import * as nn from "./texts-desk.nn.ts";

const findings = {
  Required: "Feltet må fylles ut",
  TooLong: "Skriv en kortere tekst",
  BadAddress: "Adressen må begynne med /, https://, http://, mailto: eller tel:",
  UnknownBlock: "Denne blokken finnes ikke lenger. Fjern den.",
  BlockGone: "Den delte blokken finnes ikke lenger. Fjern den, eller hent den fra papirkurven.",
  BlockHasDraft: "Den delte blokken har et utkast som leserne ikke ser. Publiser blokken for seg.",
  BlockNotShown:
    "Leserne ser ikke den delte blokken: den er skjult for dem, eller venter på tidspunktet sitt. Den publiseres for seg.",
  BlockUnfinished: "Den delte blokken kan ikke publiseres ennå. Åpne den og se hva som mangler.",
  NoAlternativeText: "Bildet mangler alternativ tekst. Skriv et mellomrom hvis det bare er pynt.",
  MediaGone: "Filen finnes ikke i biblioteket lenger. Velg en annen.",
  MediaUndescribed:
    "Bildet mangler alternativ tekst. Åpne det i biblioteket og skriv hva det viser, eller at det er pynt.",
  OutOfRange: "Tallet er for lite eller for stort",
  NotWhole: "Skriv et helt tall",
  NotExternal: "Skriv hele adressen på det andre nettstedet, med https:// foran",
  ContentsWithoutHeadings: "Innholdsfortegnelsen blir tom: siden har ingen overskrifter på nivå 2",
  LinkWithoutText: "En av lenkene mangler tekst. Skriv hvor den fører",
  LeadsNowhere: "Fyll ut lenken, eller teksten i et vindu. Uten en av dem fører knappen ingen steder.",
  LinkToNoPage:
    "En lenke fører til noe som ikke alle leserne av siden får. Se om det skal publiseres, eller velg noe annet.",
  LinkDoesNotWork: "En lenke virket ikke da den ble prøvd sist. Se om adressen er riktig.",
  LinkSaysNothing: "En lenke sier ikke hvor den fører. Skriv det i lenketeksten i stedet for «her» eller adressen.",
  HeadingSkipsALevel: "En overskrift hopper over et nivå. Velg nivået rett under overskriften den hører til.",
  EmptyHeading: "En overskrift er tom. Skriv den, eller fjern den.",
  TableWithoutHeader: "En tabell mangler overskriftsrad. Skjermlesere trenger den for å si hva cellene gjelder.",
  HardToRead: "Teksten er tung å lese. Del lange setninger, og bytt ut lange ord der du kan.",
  NoMailAddress: "Skriv en e-postadresse, for eksempel navn@helseforetak.no",
  EndsBeforeItBegins: "Siste dag er før første dag. Endre en av dem",
  NoReviewDate: "Siden har ingen dato for når den skal gjennomgås",
} as const satisfies Record<FindingKind, string>;

/** Why something could not be done with a page. */
const refusals: Readonly<Record<string, string>> = {
  AddressFixed: "Adressen til forsiden kan ikke endres",
  SegmentInvalid: "Bruk små bokstaver a til z, tall og bindestrek",
  SegmentTaken: "En annen side på samme sted har denne adressen. Skriv en annen",
  NotAhead: "Tidspunktet har vært. Velg et som kommer",
  EndsBefore: "Siden slutter å vises før dette. Velg et tidligere tidspunkt",
  NothingToPublish: "Det er ingen endringer å publisere",
  NotUnderThis: "En slik side kan ikke stå her. Velg et annet sted",
  NotUnderItself: "En side kan ikke stå under seg selv",
  TooManyPages: "Det er for mange sider under denne til å kopiere dem på en gang",
  NotOpenToAll:
    "Alle må kunne åpne denne siden. Velg et sted der sidene over er publisert for alle og ikke har en slutt",
  OnlyOneOfItsType: "Nettstedet må ha denne siden",
  DayHasPassed: "Datoen har vært. Velg i dag eller en senere dag",
  HasNoAddress: "Bare sider med en egen adresse kan ha gamle adresser",
  NoOldAddress: "Skriv adressen fra den første skråstreken, for eksempel /artikkel/gammel-side/",
  AddressOfProduct: "Portalen bruker denne adressen selv. Skriv en annen",
  PageStandsThere: "En side på nettstedet har denne adressen. Skriv en annen",
  LeadsHere: "Denne adressen fører hit allerede",
  LeadsElsewhere: "Denne adressen fører til en annen side. Fjern den der først",
  NotAtDesk: "Velg en som arbeider med dette nettstedet",
  NeverPublished: "Siden har aldri vært publisert. Legg den i papirkurven i stedet.",
  ParentIsGone: "Siden den lå under, er også i papirkurven. Hent den først.",
};

/** Texts about pages that the server writes, and those of the rules of publishing. */
export const contentDeskTexts = {
  /** Which of a field's links a rule of links means, by the names of pages and by addresses. */
  linksMeant: (links: readonly string[]) => `Det gjelder ${links.join(", ")}.`,
  copyOf: (name: string) => `${name.slice(0, 192)} (kopi)`,
  templateVersion: (name: string, version: number) => `${name}, versjon ${version}`,
  draftTitle: "Utkast",
  versionNotice: "Dette er en versjon av siden. Bare redaksjonen ser den her.",
  draftNotice: "Dette er et utkast. Leserne ser ikke denne siden slik ennå.",
  /** The text of a rule, by its kind; undefined for a rule of another feature. */
  rule: (kind: string): string | undefined =>
    new Map<string, string>(Object.entries({ ...findings, ...refusals })).get(kind),
} as const;

export const contentDeskTextsIn = byLanguage({ nb: contentDeskTexts, nn: nn.contentDeskTexts });
