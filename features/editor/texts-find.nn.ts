import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-find.ts";

export const findTexts: Translated<typeof nb.findTexts> = {
  button: "Finn",
  title: "Finn i heile skjemaet",
  label: "Ord eller tal",
  hint: "Søkjer i det som er skrive i alle steg, også det som ikkje er lagra enno. Kommentarar er ikkje med.",
  found: (hits, fields) => `${hits} treff i ${fields === 1 ? "eitt felt" : `${fields} felt`}`,
  none: "Ingen treff",
  first: (fields) => `Dei første ${fields} felta blir viste. Skriv meir for å finne færre.`,
  more: (hits) => `og ${hits} treff til i feltet`,
};
