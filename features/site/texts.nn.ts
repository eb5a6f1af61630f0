import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const frameTexts: Translated<typeof nb.frameTexts> = {
  banner: "Melding frå redaksjonen",
  home: "Til framsida",
  menu: "Meny",
  mainMenu: "Hovudmeny",
  menuContent: "Innhald",
  myAssessments: "Mine vurderingar",
  menuOther: "Andre nettstader",
  newTab: "(blir opna i ny fane)",
  search: "Søk",
  searchLabel: (site) => (site === "metodevarsel" ? "Søk i metodevarsel" : "Søk i metodevurderingar"),
  signedInAs: (user) => `Innlogga som: ${user}`,
  signIn: "Logg inn",
  signOut: "Logg ut",
  signOutFailed: "Du er framleis innlogga. Prøv igjen.",
  signOutEverywhere: "Logg ut overalt",
  account: "Innlogging",
  footer: "Botntekst",
  otherLanguage: { name: "Bokmål", language: "nb" },
  partners: "Samarbeidspartnarar",
};
