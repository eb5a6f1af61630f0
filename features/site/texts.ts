/** The frame around every page: header, menu, footer. */
export const frameTexts = {
  banner: "Melding fra redaksjonen",
  home: "Til forsiden",
  menu: "Meny",
  mainMenu: "Hovedmeny",
  menuContent: "Innhold",
  myAssessments: "Mine vurderinger",
  menuOther: "Andre nettsteder",
  newTab: "(åpnes i ny fane)",
  search: "Søk",
  searchLabel: (site: string) => (site === "metodevarsel" ? "Søk i metodevarsler" : "Søk i metodevurderinger"),
  signedInAs: (user: string) => `Innlogget som: ${user}`,
  signIn: "Logg inn",
  signOut: "Logg ut",
  signOutFailed: "Du er fortsatt innlogget. Prøv igjen.",
  signOutEverywhere: "Logg ut overalt",
  account: "Innlogging",
  footer: "Bunntekst",
  /** The other language of the interface, named in itself. */
  otherLanguage: { name: "Nynorsk", language: "nn" },
  partners: "Samarbeidspartnere",
} as const;
