import type { Translated } from "../pure/language/index.ts";
import { norwegianNumber } from "../pure/norwegian-number/index.ts";
import type * as nb from "./texts.ts";

export const uiTexts: Translated<typeof nb.uiTexts> = {
  required: "må fyllast ut",
  choose: "Ver venleg og vel",
  close: "Lukk",
  newTab: "(blir opna i ny fane)",
  loading: "Lastar …",
  help: (about) => `Hjelp: ${about}`,
  remove: (what) => `Fjern ${what}`,
  errorSummary: {
    one: "Éin feil må rettast",
    many: (count) => `${count} feil må rettast`,
    inTitle: (count, title) => `${count} feil – ${title}`,
  },
  pagination: {
    label: "Sider",
    previous: "Førre",
    next: "Neste",
    page: (page) => `Side ${page}`,
    pageOf: (page, pages) => `Side ${page} av ${pages}`,
  },
  breadcrumb: "Du er her",
  skipToMenu: "Hopp til hovudmenyen",
  skipToContent: "Hopp til hovudinnhaldet",
  print: "Skriv ut",
  share: { open: "Del", list: "Del sida", email: "E-post", facebook: "Facebook", twitter: "Twitter" },
  filter: {
    count: norwegianNumber,
    hits: (name, count) => `${name}, ${norwegianNumber(count)} treff`,
    subItems: (name) => `Vis underval for ${name}`,
    selected: (count) => (count === 1 ? "1 vald" : `${count} valde`),
  },
};
