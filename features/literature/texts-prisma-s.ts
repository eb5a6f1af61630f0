import { byLanguage } from "../../platform/pure/language/index.ts";
import type { PrismaAnswer, PrismaItem } from "./rules/index.ts";
import * as nn from "./texts-prisma-s.nn.ts";

/** The items of PRISMA-S, and what a log of searches says of them. */
export const prismaTexts = {
  summary: (logged: number, all: number) => `PRISMA-S: ${logged} av ${all} punkter står i søkeloggen`,
  explain:
    "PRISMA-S er en sjekkliste for hvordan søk skal rapporteres. Punkter som ikke har et eget felt i søkeloggen, må beskrives i teksten.",
  sheet: "PRISMA-S",
  columns: ["Nr.", "Punkt", "I søkeloggen", "Innhold"],
  items: {
    1: "Navn på databaser og plattform",
    2: "Flere databaser søkt samtidig",
    3: "Studieregistre",
    4: "Nettsteder og andre nettkilder",
    5: "Siteringssøk",
    6: "Kontakt med forfattere og fagfolk",
    7: "Andre metoder",
    8: "Fullstendige søkestrategier",
    9: "Avgrensninger",
    10: "Søkefiltre",
    11: "Gjenbruk av tidligere søk",
    12: "Oppdateringer av søket",
    13: "Søkedatoer",
    14: "Fagfellevurdering av søket",
    15: "Antall treff",
    16: "Fjerning av dubletter",
  } satisfies Record<PrismaItem, string>,
  states: { logged: "Ja", partly: "Delvis", missing: "Nei" } satisfies Record<PrismaAnswer["state"], string>,
  /** The log's answer in words. */
  said: ({ item, state, lines }: PrismaAnswer): string => {
    const text = lines.join("; ");
    if (item === 8)
      return state === "logged" ? "Alle databasesøk har strategi" : text === "" ? "" : `Mangler for ${text}`;
    if (item === 1 && text !== "") return `${text}. Plattformen har ikke eget felt`;
    return text;
  },
} as const;

export const prismaTextsIn = byLanguage({ nb: prismaTexts, nn: nn.prismaTexts });
