import { byLanguage } from "../../platform/pure/language/index.ts";
import { norwegianNumber } from "../../platform/pure/norwegian-number/index.ts";
import { assessmentTypeTexts } from "../assessment/texts-type.ts";
import type { ChoiceNames, FacetKey } from "./rules/index.ts";

/** In few words: the page of an assessment has the words of its template. */
const recommendations = {
  innfores: "Bør innføres eller utvides",
  "innfores-med-forbehold": "Bør innføres eller utvides på vilkår",
  "proves-ut": "Bør prøves ut i mindre skala",
  "innfores-ikke": "Bør ikke innføres",
  "fases-ut": "Bør fases ut",
  nasjonalt: "Bør vurderes nasjonalt",
} as const;

const statuses = { "1": "Under arbeid", "2": "Til publisering", "3": "Publisert" } as const;

/** The search page, its filters and its results. */
export const searchTexts = {
  table: "Last ned treffene (CSV)",
  alert: "Få varsel om nye treff på e-post",
  searchLabel: "Søk",
  searchButton: "Søk",
  helpAbout: "søket",
  loading: "Henter treff …",
  results: "Treff",
  failed: "Søket svarte ikke. Prøv igjen om litt.",
  tryAgain: "Prøv igjen",
  noHits: {
    title: "Ingen treff",
    message: "Prøv med andre søkeord.",
    messageFiltered: "Prøv med andre søkeord, eller fjern noen av filtrene.",
    searched: (q: string) => `Du søkte etter «${q}».`,
    spelling: "Sjekk stavemåten, eller prøv et kortere eller mer allment ord.",
    withoutFilters: "Søk uten filtre, i alle statuser",
    all: { methodassessment: "Se alle vurderinger", methodnotifications: "Se alle metodevarsler" },
    start: "Start en vurdering",
  },
  leftOut: (words: readonly string[]) =>
    `Ingen treff har alle ordene. Utelatt: ${words.map((word) => `«${word}»`).join(", ")}.`,
  promoted: "Valgt av redaksjonen",
  didYouMean: "Mente du",
  resultCount: {
    singular: (count: number) => `${count} resultat`,
    plural: (count: number) => `${norwegianNumber(count)} resultater`,
  },
  showResults: {
    singular: (count: number) => `Vis ${count} resultat`,
    plural: (count: number) => `Vis ${norwegianNumber(count)} resultater`,
  },
  pageOf: (page: number, pages: number) => `side ${page} av ${pages}`,
  pagingAbove: "Sider, over trefflisten",
  pagingBelow: "Sider, under trefflisten",
  filters: {
    heading: "Filtrer treffene",
    open: "Filtrer",
    /** After the number of groups, for those who hear it. */
    groups: (count: number) => (count === 1 ? " filtergruppe" : " filtergrupper"),
    apply: "Bruk filtrene",
    chosen: "Valgte filtre",
    unknown: (group: string, id: string) => `${group}: ukjent valg (${id})`,
    clear: "Nullstill søket",
  },
  state: {
    title: "Vis vurderinger fra",
    all: "Alle",
    healthAuthority: "Bare helseforetak",
    municipality: "Bare kommuner",
    collaboration: "Samarbeid",
  },
  sort: {
    label: "Sorter etter",
    open: "Sorter",
    apply: "Sorter",
    published: "Nyeste først",
    modified: "Sist oppdatert",
    alphabetically: "Alfabetisk",
    relevance: "Beste treff",
  },
  statuses,
  result: {
    published: "Publisert",
    modified: "Sist oppdatert",
    certainty: (word: string) => `${word} tillit`,
    edit: "Rediger",
    editThis: (title: string) => `Rediger ${title}`,
  },
} as const;

/** The names of the filter groups and of their choices: the answer to a search carries them. */
export const facetTexts = {
  groups: {
    AssessmentStatus: "Status",
    Recommendation: "Anbefaling",
    AssessmentType: "Type vurdering",
    Organization: "Helseforetak",
    Municipality: "Fylke og kommune",
    Topic: "Fagområde",
    MethodType: "Metodetype",
    Publisher: "Utgiver",
    Source: "Kilde",
    Published: "Publiseringsår",
  } satisfies Record<FacetKey, string>,
  choices: {
    AssessmentStatus: statuses,
    Recommendation: recommendations,
    AssessmentType: assessmentTypeTexts,
  } satisfies ChoiceNames,
} as const;

export const facetTextsIn = byLanguage({ nb: facetTexts });
export const searchTextsIn = byLanguage({ nb: searchTexts });
