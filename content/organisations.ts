import type { SeedTerm } from "./terms.ts";

/** The health trusts and the private hospitals with an agreement, by regional health authority. The keys never change. */
const regions = [
  {
    key: "helse-sor-ost",
    name: "Helse Sør-Øst",
    trusts: {
      "akershus-universitetssykehus": "Akershus universitetssykehus HF",
      "oslo-universitetssykehus": "Oslo universitetssykehus HF",
      "sunnaas-sykehus": "Sunnaas sykehus HF",
      "sykehuset-i-vestfold": "Sykehuset i Vestfold HF",
      "sykehuset-innlandet": "Sykehuset Innlandet HF",
      "sykehuset-telemark": "Sykehuset Telemark HF",
      "sykehuset-ostfold": "Sykehuset Østfold HF",
      "sorlandet-sykehus": "Sørlandet sykehus HF",
      "vestre-viken": "Vestre Viken HF",
      sykehusapotekene: "Sykehusapotekene HF",
      "lovisenberg-diakonale-sykehus": "Lovisenberg Diakonale Sykehus",
      "diakonhjemmet-sykehus": "Diakonhjemmet Sykehus",
      revmatismesykehuset: "Revmatismesykehuset",
    },
  },
  {
    key: "helse-vest",
    name: "Helse Vest",
    trusts: {
      "helse-stavanger": "Helse Stavanger HF",
      "helse-fonna": "Helse Fonna HF",
      "helse-bergen": "Helse Bergen HF",
      "helse-forde": "Helse Førde HF",
      "sjukehusapoteka-vest": "Sjukehusapoteka Vest HF",
      "haraldsplass-diakonale-sykehus": "Haraldsplass Diakonale Sykehus",
    },
  },
  {
    key: "helse-midt-norge",
    name: "Helse Midt-Norge",
    trusts: {
      "helse-more-og-romsdal": "Helse Møre og Romsdal HF",
      "st-olavs-hospital": "St. Olavs hospital HF",
      "helse-nord-trondelag": "Helse Nord-Trøndelag HF",
      "sykehusapotekene-i-midt-norge": "Sykehusapotekene i Midt-Norge HF",
    },
  },
  {
    key: "helse-nord",
    name: "Helse Nord",
    trusts: {
      finnmarkssykehuset: "Finnmarkssykehuset HF",
      "universitetssykehuset-nord-norge": "Universitetssykehuset Nord-Norge HF",
      nordlandssykehuset: "Nordlandssykehuset HF",
      helgelandssykehuset: "Helgelandssykehuset HF",
      "sykehusapotek-nord": "Sykehusapotek Nord HF",
    },
  },
] as const;

/** Each region as a group, followed by its trusts. */
export const organisationTerms: readonly SeedTerm[] = regions.flatMap(({ key, name, trusts }) => [
  { kind: "organization-group" as const, key, name },
  ...Object.entries(trusts).map(([trust, trustName]) => ({
    kind: "organization" as const,
    key: trust,
    name: trustName,
    parent: { kind: "organization-group" as const, key },
  })),
]);
