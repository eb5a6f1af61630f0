/** Texts of our own components on any page. Those for the editor alone are in ui-editing.ts. */
export const uiTexts = {
  required: "må fylles ut",
  choose: "Vennligst velg",
  close: "Lukk",
  newTab: "(åpnes i ny fane)",
  loading: "Laster …",
  help: (about: string) => `Hjelp: ${about}`,
  helpPopup: "Hjelp",
  remove: (what: string) => `Fjern ${what}`,
  errorSummary: { one: "Én feil må rettes", many: (count: number) => `${count} feil må rettes` },
  pagination: {
    label: "Sider",
    previous: "Forrige",
    next: "Neste",
    page: (page: number) => `Side ${page}`,
  },
  breadcrumb: "Du er her",
  skipToMenu: "Hopp til hovedmenyen",
  skipToContent: "Hopp til hovedinnholdet",
  print: "Skriv ut",
  share: { open: "Del", list: "Del siden", email: "E-post", facebook: "Facebook", twitter: "Twitter" },
  filter: {
    hits: (count: number) => (count === 1 ? "1 treff" : `${count} treff`),
    subItems: (name: string) => `Vis undervalg for ${name}`,
    selected: (count: number) => `${count} valgt`,
  },
} as const;
