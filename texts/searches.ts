/** What is said of literature searches to those who read them. */
export const searchesTexts = {
  overview: "Oversikt over litteratursøk",
  databases: "Databaser",
  webSources: "Andre nettkilder",
  source: "Kilde",
  hits: "Treff",
  date: "Søkedato",
  strategy: "Søkestrategi",
  /** A section 2. */
  none: "Ingen søk registrert",
} as const;
