import { addresses } from "../address/index.ts";
import { byFacet, canHold, type FacetKey, facetKeys, facetParam, isTermId } from "./facets.ts";
import { cleanQuery, emptySearch, type SearchState, searchLimits, searchSorts } from "./search-state.ts";
import { flagsOf, stateFilterOf } from "./state-filter.ts";

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
 * Reads the search from an address's parameters (repeated keys as lists). Whatever cannot be read is left out, never
 * refused. Plain code and no schema: every public page would carry the schema library for this one address.
 */
export const searchOf = (raw: Params): SearchState => ({
  q: cleanQuery(single(raw.q)),
  page: wholeNumber(raw.page, searchLimits.page, 1),
  pageSize: wholeNumber(raw.pageSize, searchLimits.pageSize, searchLimits.defaultPageSize),
  sort: searchSorts.find((sort) => sort === single(raw.sort)) ?? "published",
  from: stateFilterOf({
    filterByHealthAuthority: flag(raw.filterByHealthAuthority),
    filterByMunicipality: flag(raw.filterByMunicipality),
    filterByCollaboration: flag(raw.filterByCollaboration),
  }),
  offersCollaboration: flag(raw.displayFilterByCollaboration),
  chosen: byFacet((key) =>
    ids(
      paramsOf(key).flatMap((param) => raw[param]),
      (id) => canHold(key, id),
    ),
  ),
  subItems: ids(raw[SUB_ITEMS_PARAM], isTermId),
});

/**
 * The search as address parameters: lists joined by commas, default values as undefined. Every known parameter is present, so
 * that merging these over the parameters of an address removes its superfluous ones.
 */
export function addressParams(state: SearchState): Readonly<Record<string, string | undefined>> {
  const joined = (values: readonly string[]) => (values.length > 0 ? values.join(",") : undefined);
  const unless = (otherwise: unknown, value: string | number) => (value === otherwise ? undefined : String(value));
  const given = (value: boolean) => (value ? "true" : undefined);
  const flags = flagsOf(state.from);
  return {
    q: unless("", state.q),
    page: unless(1, state.page),
    pageSize: unless(searchLimits.defaultPageSize, state.pageSize),
    sort: unless("published", state.sort),
    ...Object.fromEntries(
      facetKeys.flatMap((key) =>
        paramsOf(key).map((param, index) => [param, index === 0 ? joined(state.chosen[key]) : undefined]),
      ),
    ),
    [SUB_ITEMS_PARAM]: joined(state.subItems),
    filterByHealthAuthority: given(flags.filterByHealthAuthority),
    filterByMunicipality: given(flags.filterByMunicipality),
    filterByCollaboration: given(flags.filterByCollaboration),
    displayFilterByCollaboration: given(state.offersCollaboration),
  };
}

/** The search's address from the site root: `/sok/?q=hjerte&filterTopic=12,15`. Commas stay readable. */
export function searchAddress(state: SearchState): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(addressParams(state))) if (value !== undefined) params.append(key, value);
  return params.size === 0 ? addresses.search : `${addresses.search}?${params.toString().replaceAll("%2C", ",")}`;
}

/** The address of a search for some words. */
export const wordAddress = (q: string): string => searchAddress({ ...emptySearch, q });

/** The address of a search for one item of a facet: what a tag on a result or on the reading page links to. */
export const facetAddress = (key: FacetKey, id: string | number): string =>
  searchAddress({ ...emptySearch, chosen: { ...emptySearch.chosen, [key]: [String(id)] } });
