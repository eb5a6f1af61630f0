import type * as nb from "./texts-public-problems.ts";

export const publicFields: typeof nb.publicFields = {
  TitleRequired: "Skriv ein tittel",
  TitleTurned: "Tittelen har usynlege teikn som snur skriveretninga. Skriv han på nytt i staden for å lime han inn.",
  NameRequired: "Skriv eit namn",
  NameOnly: "Skriv berre namnet, utan kolon og adresser",
  EmailRequired: "Du må skrive ei e-postadresse",
  EmailInvalid: "Du må skrive inn ei gyldig e-postadresse",
  HealthAuthorityRequired: "Du må velje eit helseføretak",
  MunicipalityRequired: "Du må velje fylke/kommune",
  ActorRequired: "Du må velje ein aktør",
  StartFromGone: "Vurderinga er ikkje lenger publisert. Vel «Start utan denne»",
  AdoptsAdoption: "Denne vurderinga byggjer sjølv på ei anna. Start frå originalen i staden.",
  AdoptionUnderWay: "De har byrja: nokon hos dykk held på med dette allereie.",
  OrganizationRequired: "Du må velje helseføretak",
  Mandatory: "* feltet må fyllast ut",
  NotAnOption: "Vel eitt av alternativa",
  TooLong: "Skriv ein kortare tekst",
  WrongShape: "Svaret passar ikkje i feltet. Svar på nytt",
  NotALink: "Skriv ei lenke som byrjar med http:// eller https://",
  NotVerified: "Vi klarte ikkje å stadfeste at skjemaet er sendt av eit menneske. Vent litt, og send ein gong til.",
};

export const publicFieldText: typeof nb.publicFieldText = (kind) => publicFields[kind] ?? "Rett opp feltet";
