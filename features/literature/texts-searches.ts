/** Texts about literature searches, for readers. */
export const searchesTexts = {
  overview: "Oversikt over litteratursøk",
  databases: "Databaser",
  webSources: "Andre nettkilder",
  source: "Kilde",
  hits: "Treff",
  searches: "Søk",
  date: "Søkedato",
  strategy: "Søkestrategi",
  selection: "Utvelgelse av studier (PRISMA 2020)",
  references: "Referanser",
  none: "Ingen søk registrert",
} as const;
