import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-searches.ts";

export const searchesTexts: Translated<typeof nb.searchesTexts> = {
  overview: "Oversikt over litteratursøk",
  databases: "Databasar",
  webSources: "Andre nettkjelder",
  source: "Kjelde",
  hits: "Treff",
  searches: "Søk",
  date: "Søkjedato",
  strategy: "Søkjestrategi",
  selection: "Utveljing av studiar (PRISMA 2020)",
  references: "Referansar",
  none: "Ingen søk registrerte",
  hitsSince: (day) => `Treff sidan ${day}`,
  hitsSinceBefore: "Treff sidan førre søk",
  previous: "Førre søk",
  notWritten: "Ikkje oppgitt",
};
