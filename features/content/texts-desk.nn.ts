import type { Translated } from "../../platform/pure/language/index.ts";
import type { FindingKind } from "./rules/index.ts";
import type * as nb from "./texts-desk.ts";

const findings: Readonly<Record<FindingKind, string>> = {
  Required: "Feltet må fyllast ut",
  TooLong: "Skriv ein kortare tekst",
  BadAddress: "Adressa må byrje med /, https://, http://, mailto: eller tel:",
  UnknownBlock: "Denne blokka finst ikkje lenger og må fjernast.",
  BlockGone: "Den delte blokka finst ikkje lenger. Ho må fjernast, eller hentast frå papirkorga.",
  BlockHasDraft: "Den delte blokka har eit utkast som lesarane ikkje ser. Publiser blokka for seg.",
  BlockNotShown:
    "Lesarane ser ikkje den delte blokka: ho er skjult for dei, eller ventar på tidspunktet sitt. Ho blir publisert for seg.",
  BlockUnfinished: "Den delte blokka kan ikkje publiserast enno. Opne blokka og sjå kva som manglar.",
  NoAlternativeText: "Biletet manglar alternativ tekst. Skriv eit mellomrom om det berre er pynt.",
  MediaGone: "Fila finst ikkje i biblioteket lenger. Vel ei anna.",
  MediaUndescribed:
    "Biletet manglar alternativ tekst. Opne det i biblioteket og skriv kva det viser, eller at det er pynt.",
  OutOfRange: "Talet er for lite eller for stort",
  NotWhole: "Skriv eit heilt tal",
  NotExternal: "Skriv heile adressa på den andre nettstaden, med https:// først",
  ContentsWithoutHeadings: "Innhaldslista blir tom: sida har ingen overskrifter på nivå 2",
  LinkWithoutText: "Ei av lenkene manglar tekst. Skriv kvar ho fører",
  LeadsNowhere: "Fyll ut lenka, eller teksten i eit vindauge. Utan ein av dei fører knappen ingen stad.",
  LinkToNoPage:
    "Ei lenke fører til noko som ikkje alle lesarane av sida får. Sjå om det skal publiserast, eller vel noko anna.",
  LinkDoesNotWork: "Ei lenke verka ikkje då ho blei prøvd sist. Sjå om adressa er rett.",
  LinkSaysNothing: "Ei lenke seier ikkje kvar ho fører. Skriv det i lenketeksten i staden for «her» eller adressa.",
  HeadingSkipsALevel: "Ei overskrift hoppar over eit nivå. Vel nivået rett under overskrifta ho høyrer til.",
  EmptyHeading: "Ei overskrift er tom. Fyll ut eller fjern overskrifta.",
  TableWithoutHeader: "Ein tabell manglar overskriftsrad. Skjermlesarar treng rada for å seie kva cellene gjeld.",
  HardToRead: "Teksten er tung å lese. Del lange setningar, og bytt ut lange ord der du kan.",
  NoMailAddress: "Skriv ei e-postadresse, til dømes navn@helseforetak.no",
  EndsBeforeItBegins: "Siste dag er før første dag. Endre ein av dei",
  NoReviewDate: "Sida har ingen dato for når ho skal gjennomgåast",
};

const refusals: Readonly<Record<string, string>> = {
  AddressFixed: "Adressa til framsida kan ikkje endrast",
  SegmentInvalid: "Bruk små bokstavar a til z, tal og bindestrek",
  SegmentTaken: "Ei anna side på same staden har denne adressa. Skriv ei anna",
  NotAhead: "Tidspunktet har vore. Vel eit som kjem",
  EndsBefore: "Sida sluttar å bli vist før dette. Vel eit tidlegare tidspunkt",
  NothingToPublish: "Det er ingen endringar å publisere",
  NotUnderThis: "Ei slik side kan ikkje stå her. Vel ein annan stad",
  NotUnderItself: "Ei side kan ikkje stå under seg sjølv",
  TooManyPages: "Det er for mange sider under denne til å kopiere dei på ein gong",
  NotOpenToAll:
    "Alle må kunne opne denne sida. Vel ein stad der sidene over er publiserte for alle og ikkje har ein slutt",
  OnlyOneOfItsType: "Nettstaden må ha denne sida",
  DayHasPassed: "Datoen har vore. Vel i dag eller ein seinare dag",
  HasNoAddress: "Berre sider med ei eiga adresse kan ha gamle adresser",
  NoOldAddress: "Skriv adressa frå den første skråstreken, til dømes /artikkel/gammel-side/",
  AddressOfProduct: "Portalen bruker denne adressa sjølv. Skriv ei anna",
  PageStandsThere: "Ei side på nettstaden har denne adressa. Skriv ei anna",
  LeadsHere: "Denne adressa fører hit allereie",
  LeadsElsewhere: "Denne adressa fører til ei anna side. Fjern adressa der først",
  NotAtDesk: "Vel ein som arbeider med denne nettstaden",
  NeverPublished: "Sida har aldri vore publisert. Legg sida i papirkorga i staden.",
  ParentIsGone: "Sida ho låg under, er også i papirkorga. Hent den sida først.",
};

export const contentDeskTexts: Translated<typeof nb.contentDeskTexts> = {
  linksMeant: (links) => `Det gjeld ${links.join(", ")}.`,
  copyOf: (name) => `${name.slice(0, 192)} (kopi)`,
  templateVersion: (name, version) => `${name}, versjon ${version}`,
  draftTitle: "Utkast",
  versionNotice: "Dette er ein versjon av sida. Berre redaksjonen ser han her.",
  draftNotice: "Dette er eit utkast. Lesarane ser ikkje denne sida slik enno.",
  rule: (kind) => new Map<string, string>(Object.entries({ ...findings, ...refusals })).get(kind),
};
