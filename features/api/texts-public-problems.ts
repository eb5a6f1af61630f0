/** The rules that public forms can break; apart from the others, so that a public page carries no more. */
export const publicFields: Readonly<Record<string, string>> = {
  TitleRequired: "Skriv en tittel",
  TitleTurned: "Tittelen har usynlige tegn som snur skriveretningen. Skriv den på nytt i stedet for å lime den inn.",
  NameRequired: "Skriv et navn",
  NameOnly: "Skriv bare navnet, uten kolon og adresser",
  EmailRequired: "E-postadresse er påkrevd",
  EmailInvalid: "Du må skrive inn en gyldig e-postadresse",
  HealthAuthorityRequired: "Du må velge et helseforetak",
  MunicipalityRequired: "Du må velge fylke/kommune",
  ActorRequired: "Du må velge en aktør",
  StartFromGone: "Vurderingen er ikke lenger publisert. Velg «Start uten den»",
  AdoptsAdoption: "Denne vurderingen bygger selv på en annen. Start fra originalen i stedet.",
  AdoptionUnderWay: "Dere har begynt: noen hos dere holder på med dette allerede.",
  OrganizationRequired: "Du må velge helseforetak",
  Mandatory: "* feltet må fylles ut",
  NotAnOption: "Velg et av alternativene",
  TooLong: "Skriv en kortere tekst",
  WrongShape: "Svaret passer ikke i feltet. Svar på nytt",
  NotALink: "Skriv en lenke som begynner med http:// eller https://",
  NotVerified: "Vi klarte ikke å bekrefte at skjemaet er sendt av et menneske. Vent litt, og send en gang til.",
};

/** The message of a rule that a public form can break: the start form's and the tips form's. */
export const publicFieldText = (kind: string): string => publicFields[kind] ?? "Rett opp feltet";
