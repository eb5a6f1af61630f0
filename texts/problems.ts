import type { Because, StatusBecause } from "../core/access/index.ts";

/** Titles of problems. Server and browser look refusals and field rules up by kind. docs/contract.md, Answers */
const fields: Readonly<Record<string, string>> = {
  TitleRequired: "Skriv en tittel",
  TitleTurned: "Tittelen har usynlige tegn som snur skriveretningen. Skriv den på nytt i stedet for å lime den inn.",
  NameRequired: "Skriv et navn",
  NameOnly: "Skriv bare navnet, uten kolon og adresser",
  EmailRequired: "E-postadresse er påkrevd",
  EmailInvalid: "Du må skrive inn en gyldig e-postadresse",
  HealthAuthorityRequired: "Du må velge et helseforetak",
  MunicipalityRequired: "Du må velge fylke/kommune",
  ActorRequired: "Du må velge en aktør",
  OrganizationRequired: "Du må velge helseforetak",
  RoleRequired: "Velg en rolle",
  OrganizationNameRequired: "Skriv navnet på organisasjonen",
  Mandatory: "* feltet må fylles ut",
  ShortIdRequired: "Skriv en kort-ID",
  FileRequired: "Velg en fil",
  MessageRequired: "Du må skrive en melding",
  NotDeletable: "Forslagsstilleren kan ikke slettes",
  NotChangeable: "Forslagsstilleren rettes av redaksjonen",
  AddressInUse: "Personen har åpnet lenken. Da kan ikke adressen rettes: slett og inviter på nytt.",
  AlreadyTakesPart: "Denne adressen er allerede med",
  MessageOnly: "Skriv meldingen uten lenker og e-postadresser",
  MessageTooLong: "Meldingen er for lang: høyst 500 tegn og 12 linjer",
  NotAnOption: "Du må velge et av alternativene",
  TooLong: "Teksten er for lang",
  WrongShape: "Verdien har feil form for dette feltet",
  OtherSection: "Raden hører til i en annen del enn denne tabellen",
  TooManyRows: "Det er ikke plass til flere rader her. Grensen er 500.",
  SourceChoiceRequired: "Velg en kilde",
  SourceRequired: "Skriv navnet på kilden",
  HitsRequired: "Skriv antall treff",
  DateRequired: "Skriv en dato",
  NotANumber: "Du må skrive et tall",
  NotALink: "Du må skrive en gyldig lenke som begynner med http:// eller https://",
  NotAPdf: "Filen må være en PDF",
  DateInvalid: "Du må velge en gyldig dato",
  DateTooEarly: "Datoen kan ikke være før 01.01.2022",
};

const because = {
  NoSeatInThisAssessment: "Du er ikke med i denne mini-metodevurderingen.",
  OnlyInitiatorMayDoThis: "Bare forslagsstiller kan gjøre dette.",
  PeersOnlyReview: "En fagfellevurderer leser og skriver sin egen vurdering, og endrer ikke teksten.",
  OnlyEditorsMayDoThis: "Bare redaktører kan gjøre dette.",
  AuthorsWriteEditorsPublish: "Redaktører leser og publiserer. Forfatterne skriver.",
} as const satisfies Record<Exclude<Because, "NotSignedIn" | StatusBecause>, string>;

export const problemTexts = {
  because,
  notSignedIn: "Du må åpne lenken din eller logge inn først.",
  notFound: "Vi finner ikke dette.",
  stale: "En annen har endret dette i mellomtiden. Ingenting er gått tapt.",
  wrongStatus: "Mini-metodevurderingen har en annen status nå. Last siden på nytt.",
  linkSpent: "Lenken er brukt eller utløpt. Be om en ny lenke.",
  tooLarge: (limit: number) =>
    limit >= 1_000_000
      ? `Filen eller teksten er for stor. Grensen er ${Math.round(limit / 1_000_000)} MB.`
      : `Teksten er for stor. Grensen er ${limit} tegn.`,
  wrongContent: (expects: string) => `Innholdet har feil type. Vi kan ta imot ${expects}.`,
  invalid: "Noe må rettes før dette kan lagres.",
  missingMandatory: "Noen felter må fylles ut først.",
  keyReused: "Forespørselen er allerede brukt til noe annet.",
  readOnly: "Mini-metodevurderingen kan ikke endres nå.",
  tooMany: "Det kom for mange forespørsler. Vent litt og prøv igjen.",
  malformed: "Forespørselen har feil form.",
  unavailable: "Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.",
  fault: "Beklager, noe gikk galt.",
  crossSite: "Forespørselen kom fra et annet nettsted.",
  /** The message of a broken rule. A rule without a text of its own says that the field must be corrected. */
  field: (kind: string): string => fields[kind] ?? "Feltet må rettes",
} as const;
