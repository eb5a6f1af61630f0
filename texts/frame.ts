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
  everywhere: {
    signOut: "Logg ut overalt",
    title: "Vil du logge ut overalt?",
    explanation:
      "Du blir logget ut i alle nettlesere du er logget inn i, også denne. Skjemaer som er åpne der, ber deg om å logge inn igjen.",
    cancel: "Avbryt",
    failed: "Det gikk ikke å logge ut overalt. Du er fortsatt logget inn. Prøv igjen.",
  },
  account: "Innlogging",
  footer: "Bunntekst",
  partners: "Samarbeidspartnere",
} as const;
