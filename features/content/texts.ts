import { byLanguage } from "../../platform/pure/language/index.ts";
import * as nn from "./texts.nn.ts";

/** Texts of the public site's own pages, and around the content that editors write. */
export const contentTexts = {
  home: "Forside",
  toHome: "Gå til forsiden",
  toSearch: "Gå til søk",
  loadFailed: (name: string) => `Kunne ikke laste ${name} vue component`,
  loadFailedWhy: "Tjenesten kan ha blitt oppdatert mens du hadde siden åpen. Last siden på nytt.",
  fault: { heading: "Beklager, noe gikk galt", description: "Vi klarte ikke å vise siden. Prøv igjen om litt." },
  reload: "Last siden på nytt",
  search: "Søk i mini-metodevurderinger",
  assessment: "Mini-metodevurdering",
  preview: "Forhåndsvisning",
  alert: "Få varsel på e-post",
  printable: "Utskriftsvennlig versjon",
  edit: "Rediger mini-metodevurdering",
  editing: "Redigering",
  myAssessments: "Mine vurderinger",
  desk: "Redaksjonen",
  contentPage: "Innholdsside",
} as const;

export const contentTextsIn = byLanguage({ nb: contentTexts, nn: nn.contentTexts });
