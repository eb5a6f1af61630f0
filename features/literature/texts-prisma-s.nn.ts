import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-prisma-s.ts";

export const prismaTexts: Translated<typeof nb.prismaTexts> = {
  summary: (logged, all) => `PRISMA-S: ${logged} av ${all} punkt står i søkjeloggen`,
  explain:
    "PRISMA-S er ei sjekkliste for korleis søk skal rapporterast. Punkt som ikkje har eit eige felt i søkjeloggen, må skildrast i teksten.",
  sheet: "PRISMA-S",
  columns: ["Nr.", "Punkt", "I søkjeloggen", "Innhald"],
  items: {
    1: "Namn på databasar og plattform",
    2: "Søk i fleire databasar samtidig",
    3: "Studieregister",
    4: "Nettstader og andre nettkjelder",
    5: "Siteringssøk",
    6: "Kontakt med forfattarar og fagfolk",
    7: "Andre metodar",
    8: "Fullstendige søkjestrategiar",
    9: "Avgrensingar",
    10: "Søkjefilter",
    11: "Gjenbruk av tidlegare søk",
    12: "Oppdateringar av søket",
    13: "Søkjedatoar",
    14: "Fagfellevurdering av søket",
    15: "Tal på treff",
    16: "Fjerning av dublettar",
  },
  states: { logged: "Ja", partly: "Delvis", missing: "Nei" },
  said: ({ item, state, lines }) => {
    const text = lines.join("; ");
    if (item === 8)
      return state === "logged" ? "Alle databasesøk har strategi" : text === "" ? "" : `Manglar for ${text}`;
    if (item === 1 && text !== "") return `${text}. Plattforma har ikkje eige felt`;
    return text;
  },
};
