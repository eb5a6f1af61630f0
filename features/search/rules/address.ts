import { addresses } from "../../address/rules/index.ts";
import { byFacet, canHold, type FacetKey, facetKeys, facetParam, isTermId } from "./facets.ts";
import { cleanQuery, emptySearch, type SearchState, searchLimits, searchSorts } from "./search-state.ts";
import { flagsOf, stateFilterOf, stateFilters } from "./state-filter.ts";

/** The parameter of chosen sub-items, whatever group they are in. */
export const SUB_ITEMS_PARAM = "filterSubFilter";

type Params = Readonly<Record<string, unknown>>;

/** A key may be given once, comma-joined, or several times as a plain form does. */
const parts = (raw: unknown): string[] =>
  (Array.isArray(raw) ? raw : [raw]).flatMap((part) =>
    typeof part === "string" || typeof part === "number" ? String(part).split(",") : [],
  );
const single = (raw: unknown): string => {
  const first: unknown = Array.isArray(raw) ? raw[0] : raw;
  return typeof first === "string" || typeof first === "number" ? String(first) : "";
};
const ids = (raw: unknown, isId: (id: string) => boolean): readonly string[] =>
  [...new Set(parts(raw).map((part) => part.trim()))].filter(isId).slice(0, searchLimits.chosenPerFilter);
const flag = (raw: unknown): boolean => single(raw) === "true";
const wholeNumber = (raw: unknown, most: number, otherwise: number): number => {
  const text = single(raw);
  return /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), 1), most) : otherwise;
};

/** The parameters that mean a facet: its own, and `filter{Key}` where that is another. The first is the one we write. */
const paramsOf = (key: FacetKey): readonly string[] => [...new Set([facetParam(key), `filter${key}`])];

/**
 * Reads the search from an address's parameters (repeated keys as lists). Ignores invalid parameters and never refuses an
 * address. Does not use the schema library, because every public page would then load the library for this one address.
 */
export const searchOf = (raw: Params): SearchState => ({
  q: cleanQuery(single(raw.q)),
  page: wholeNumber(raw.page, searchLimits.page, 1),
  pageSize: wholeNumber(raw.pageSize, searchLimits.pageSize, searchLimits.defaultPageSize),
  sort: searchSorts.find((sort) => sort === single(raw.sort)) ?? "published",
  from: stateFilterOf((name) => flag(raw[name])),
  offersCollaboration: flag(raw.displayFilterByCollaboration),
  chosen: byFacet((key) =>
    ids(
      paramsOf(key).flatMap((param) => raw[param]),
      (id) => canHold(key, id),
    ),
  ),
  subItems: ids(raw[SUB_ITEMS_PARAM], isTermId),
});

/** Every parameter that means something in the address of a search. */
export const searchParams = (): readonly string[] => [
  ...["q", "page", "pageSize", "sort", "displayFilterByCollaboration", SUB_ITEMS_PARAM],
  ...facetKeys.flatMap(paramsOf),
  ...stateFilters.flatMap((from) => Object.keys(flagsOf(from))),
];

/** The search as address parameters: lists joined by commas, what equals a default left out. */
export function addressParams(state: SearchState): Readonly<Record<string, string>> {
  const { q, page, pageSize, sort, from, offersCollaboration } = state;
  const all = {
    q,
    page: page === 1 ? "" : page,
    pageSize: pageSize === searchLimits.defaultPageSize ? "" : pageSize,
    sort: sort === "published" ? "" : sort,
    ...Object.fromEntries(facetKeys.map((key) => [facetParam(key), state.chosen[key]])),
    [SUB_ITEMS_PARAM]: state.subItems,
    ...flagsOf(from),
    displayFilterByCollaboration: offersCollaboration || "",
  };
  return Object.fromEntries(
    Object.entries(all)
      .map(([name, value]) => [name, String(value)] as const)
      .filter(([, value]) => value !== ""),
  );
}

/** The search's address from the site root: `/sok/?q=hjerte&filterTopic=12,15`. Commas stay readable. */
export function searchAddress(state: SearchState): string {
  const params = new URLSearchParams(addressParams(state));
  return params.size === 0 ? addresses.search : `${addresses.search}?${params.toString().replaceAll("%2C", ",")}`;
}

/** The address of a search for some words. */
export const wordAddress = (q: string): string => searchAddress({ ...emptySearch, q });

/** The address of a search for one item of a facet: what a tag on a result or on the reading page links to. */
export const facetAddress = (key: FacetKey, id: string | number): string =>
  searchAddress({ ...emptySearch, chosen: { ...emptySearch.chosen, [key]: [String(id)] } });
