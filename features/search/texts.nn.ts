import type { Translated } from "../../platform/pure/language/index.ts";
import { norwegianNumber } from "../../platform/pure/norwegian-number/index.ts";
import type * as nb from "./texts.ts";

const resultCount = (count: number): string => `${norwegianNumber(count)} resultat`;

export const searchTexts: Translated<typeof nb.searchTexts> = {
  table: "Last ned treffa (CSV)",
  decisions: "Last ned avgjerdene (CSV)",
  alert: "Få varsel om nye treff på e-post",
  searchLabel: "Søk",
  searchButton: "Søk",
  helpAbout: "søket",
  loading: "Hentar treff …",
  results: "Treff",
  failed: "Søket svarte ikkje. Prøv igjen om litt.",
  tryAgain: "Prøv igjen",
  noHits: {
    title: "Ingen treff",
    message: "Prøv med andre søkjeord.",
    messageFiltered: "Prøv med andre søkjeord, eller fjern nokre av filtera.",
    searched: (q) => `Du søkte etter «${q}».`,
    spelling: "Sjekk skrivemåten, eller prøv eit kortare eller meir allment ord.",
    withoutFilters: "Søk utan filter, i alle statusar",
    all: { methodassessment: "Sjå alle vurderingar", methodnotifications: "Sjå alle metodevarsel" },
    start: "Start ei vurdering",
  },
  leftOut: (words) => `Ingen treff har alle orda. Utelatne: ${words.map((word) => `«${word}»`).join(", ")}.`,
  promoted: "Vald av redaksjonen",
  didYouMean: "Meinte du",
  resultCount,
  showResults: (count) => `Vis ${resultCount(count)}`,
  pageOf: (page, pages) => `side ${page} av ${pages}`,
  pagingAbove: "Sider, over trefflista",
  pagingBelow: "Sider, under trefflista",
  filters: {
    heading: "Filtrer treffa",
    open: "Filtrer",
    /** After the number of groups, for those who hear it. */
    groups: (count) => (count === 1 ? " filtergruppe" : " filtergrupper"),
    apply: "Bruk filtera",
    chosen: "Valde filter",
    unknown: (group, id) => `${group}: ukjent val (${id})`,
    clear: "Nullstill søket",
  },
  state: {
    title: "Vis vurderingar frå",
    all: "Alle",
    healthAuthority: "Berre helseføretak",
    municipality: "Berre kommunar",
    collaboration: "Samarbeid",
  },
  sort: {
    label: "Sorter etter",
    open: "Sorter",
    apply: "Sorter",
    published: "Nyaste først",
    modified: "Sist oppdatert",
    alphabetically: "Alfabetisk",
    relevance: "Beste treff",
  },
  result: {
    published: "Publisert",
    modified: "Sist oppdatert",
    certainty: (word) => `${word} tillit`,
    edit: "Rediger",
    editThis: (title) => `Rediger ${title}`,
  },
};
