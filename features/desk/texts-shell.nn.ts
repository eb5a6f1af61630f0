import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-shell.ts";

export const deskShellTexts: Translated<typeof nb.deskShellTexts> = {
  title: "Redaksjonen",
  nav: "Heile redaksjonen",
  work: "Arbeid",
  site: "Nettstaden",
  administration: "Administrasjon",
  assessments: "Vurderingar",
  pages: "Sider",
  settings: "Meny, banner og botntekst",
  toSite: "Til nettstaden",
  otherSite: (name) => `Redaksjonen på ${name}`,
  here: (place) => `Redaksjonen · ${place}`,
  waits: (count) => `${count} ventar`,
};
