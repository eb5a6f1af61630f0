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
  /** Of a search that repeats another one. @param day of that one, dd.mm.yyyy */
  hitsSince: (day: string) => `Treff siden ${day}`,
  /** The same where the day is not known. */
  hitsSinceBefore: "Treff siden forrige søk",
  /** On a search that was repeated later. */
  previous: "Forrige søk",
  notWritten: "Ikke oppgitt",
} as const;
