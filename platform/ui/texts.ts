import { norwegianNumber } from "../pure/norwegian-number/index.ts";

/** Texts of our own components on any page. Those for the editor alone are in texts-editing.ts. */
export const uiTexts = {
  required: "må fylles ut",
  choose: "Vennligst velg",
  close: "Lukk",
  newTab: "(åpnes i ny fane)",
  loading: "Laster …",
  help: (about: string) => `Hjelp: ${about}`,
  remove: (what: string) => `Fjern ${what}`,
  errorSummary: {
    one: "Én feil må rettes",
    many: (count: number) => `${count} feil må rettes`,
    inTitle: (count: number, title: string) => `${count} feil – ${title}`,
  },
  pagination: {
    label: "Sider",
    previous: "Forrige",
    next: "Neste",
    page: (page: number) => `Side ${page}`,
    pageOf: (page: number, pages: number) => `Side ${page} av ${pages}`,
  },
  breadcrumb: "Du er her",
  skipToMenu: "Hopp til hovedmenyen",
  skipToContent: "Hopp til hovedinnholdet",
  print: "Skriv ut",
  share: { open: "Del", list: "Del siden", email: "E-post", facebook: "Facebook", twitter: "Twitter" },
  filter: {
    count: norwegianNumber,
    hits: (name: string, count: number) => `${name}, ${norwegianNumber(count)} treff`,
    subItems: (name: string) => `Vis undervalg for ${name}`,
    selected: (count: number) => `${count} valgt`,
  },
} as const;
