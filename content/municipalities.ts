import counties from "./kommuner.json" with { type: "json" };
import type { SeedTerm } from "./terms.ts";

/** Each county as a group, followed by its municipalities in alphabetical order. Keyed on the official numbers. */
export const municipalityTerms: readonly SeedTerm[] = counties.flatMap(({ navn, fylkesnummer, kommuner }) => [
  { kind: "county" as const, key: fylkesnummer, name: navn },
  ...kommuner
    .toSorted((a, b) => a.navn.localeCompare(b.navn, "nb"))
    .map((municipality) => ({
      kind: "municipality" as const,
      key: municipality.kommunenummer,
      name: municipality.navn,
      parent: { kind: "county" as const, key: fylkesnummer },
    })),
]);
