/** The frame around every page: header, menu, footer. */
export const frameTexts = {
  home: "Til forsiden",
  menu: "Meny",
  mainMenu: "Hovedmeny",
  menuContent: "Innhold",
  myAssessments: "Mine vurderinger",
  menuOther: "Andre nettsteder",
  newTab: "(åpnes i ny fane)",
  search: "Søk",
  searchLabel: "Søk på nettstedet",
  signedInAs: (user: string) => `Innlogget som: ${user}`,
  signIn: "Logg inn",
  signOut: "Logg ut",
  signOutEverywhere: "Logg ut overalt",
  account: "Innlogging",
  footer: "Bunntekst",
  partners: "Samarbeidspartnere",
} as const;
