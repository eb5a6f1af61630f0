/** The search in the whole form. */
export const findTexts = {
  button: "Finn",
  title: "Finn i hele skjemaet",
  label: "Ord eller tall",
  hint: "Søker i det som er skrevet i alle steg, også det som ikke er lagret ennå. Kommentarer er ikke med.",
  /** @param fields how many fields have them */
  found: (hits: number, fields: number): string => `${hits} treff i ${fields === 1 ? "ett felt" : `${fields} felt`}`,
  none: "Ingen treff",
  first: (fields: number): string => `De første ${fields} feltene vises. Skriv mer for å finne færre.`,
  more: (hits: number): string => `og ${hits} treff til i feltet`,
} as const;
