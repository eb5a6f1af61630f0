import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-old-addresses.ts";

export const oldAddressTexts: Translated<typeof nb.oldAddressTexts> = {
  heading: "Gamle adresser som fører hit",
  explain:
    "Lenker og bokmerke til ei gammal adresse kjem til denne sida. Lagar nokon ei side på adressa, er det den sida som gjeld.",
  list: "Gamle adresser",
  none: "Ingen gamle adresser fører hit.",
  stood: "sida har lege her",
  deep: "også adressene under",
  followed: (hits, day) =>
    day === null ? "ikkje følgd enno" : `følgd ${hits === 1 ? "1 gong" : `${hits} gonger`}, sist ${day}`,
  path: "Gammal adresse",
  hint: "Frå den første skråstreken, til dømes /artikkel/gammel-side/",
  withBelow: "Også adressene under",
  withBelowHint: "Dei fører til det som har same adressa under denne sida.",
  add: "Legg til adressa",
  added: (path) => `${path} fører hit no`,
  remove: (path) => `Fjern ${path}`,
  removeShort: "Fjern",
  confirm: (path) => `Lenker til ${path} vil ikkje verke lenger. Vil du fjerne adressa?`,
  removed: (path) => `${path} fører ikkje hit lenger`,
};
