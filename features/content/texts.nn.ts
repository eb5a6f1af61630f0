import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const contentTexts: Translated<typeof nb.contentTexts> = {
  home: "Framside",
  toHome: "Gå til framsida",
  toSearch: "Gå til søk",
  loadFailed: (name) => `Kunne ikkje laste ${name}`,
  loadFailedWhy: "Tenesta kan ha blitt oppdatert medan du hadde sida open. Last sida på nytt.",
  fault: { heading: "Beklagar, noko gjekk gale", description: "Vi klarte ikkje å vise sida. Prøv igjen om litt." },
  reload: "Last sida på nytt",
  search: "Søk i mini-metodevurderingar",
  assessment: "Mini-metodevurdering",
  preview: "Førehandsvising",
  alert: "Få varsel på e-post",
  printable: "Utskriftsvennleg versjon",
  edit: "Rediger mini-metodevurdering",
  editing: "Redigering",
  myAssessments: "Mine vurderingar",
  desk: "Redaksjonen",
  contentPage: "Innhaldsside",
};
