import { norwegianNumber } from "../../platform/pure/norwegian-number/index.ts";

/** Singular also for none. */
const resultCount = (count: number): string => `${norwegianNumber(count)} resultat${count > 1 ? "er" : ""}`;

/** The search page, its filters and its results. */
export const searchTexts = {
  table: "Last ned treffene (CSV)",
  decisions: "Last ned beslutningene (CSV)",
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
  resultCount,
  showResults: (count: number) => `Vis ${resultCount(count)}`,
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
  result: {
    published: "Publisert",
    modified: "Sist oppdatert",
    certainty: (word: string) => `${word} tillit`,
    edit: "Rediger",
    editThis: (title: string) => `Rediger ${title}`,
  },
} as const;
