import {
  type FilterKey,
  filterKeys,
  readSearchParams,
  type SearchState,
  searchLimits,
} from "../contract/search-params.ts";

/** The search page (P section 2). */
export const searchPath = "/sok/";

/** A search with nothing chosen: page 1, 20 per page, newest published first (P sections 3 and 9). */
export const emptySearch: SearchState = readSearchParams({});

/** Reads the search from an address's parameters (repeated keys as lists). Whatever cannot be read is left out. */
export const searchOf = readSearchParams;

/** The filter parameter of a group: P section 3, "filter map keyed filter{Key}". */
export const filterParam = <K extends FilterKey>(key: K): `filter${K}` => `filter${key}`;

/**
 * The search as address parameters (P section 4): lists comma-joined, what equals the default left out as undefined.
 * Every known key is present, so that merging it over the parameters as they came removes what was superfluous.
 */
export function addressParams(
  state: SearchState,
): Readonly<Record<keyof SearchState | "filterPublished", string | undefined>> {
  const joined = (values: readonly (string | number)[]) => (values.length > 0 ? values.join(",") : undefined);
  const unless = (otherwise: unknown, value: string | number) => (value === otherwise ? undefined : String(value));
  const flag = (value: boolean) => (value ? "true" : undefined);
  return {
    q: unless("", state.q),
    page: unless(1, state.page),
    pageSize: unless(searchLimits.defaultPageSize, state.pageSize),
    sort: unless("published", state.sort),
    published: joined(state.published),
    filterPublished: undefined,
    filterAssessmentStatus: joined(state.filterAssessmentStatus),
    filterAssessmentType: joined(state.filterAssessmentType),
    filterOrganization: joined(state.filterOrganization),
    filterMunicipality: joined(state.filterMunicipality),
    filterTopic: joined(state.filterTopic),
    filterMethodType: joined(state.filterMethodType),
    filterSubFilter: joined(state.filterSubFilter),
    filterByHealthAuthority: flag(state.filterByHealthAuthority),
    filterByMunicipality: flag(state.filterByMunicipality),
  };
}

/** The search's address from the site root: `/sok/?q=hjerte&filterTopic=12,15`. Commas stay readable. */
export function searchAddress(state: SearchState): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(addressParams(state))) if (value !== undefined) params.append(key, value);
  return params.size === 0 ? searchPath : `${searchPath}?${params.toString().replaceAll("%2C", ",")}`;
}

/** The address of a search for one filter item: what a tag on a result or on the reading page links to. */
export const filterAddress = (key: FilterKey, id: string | number): string =>
  searchAddress({ ...emptySearch, [filterParam(key)]: [String(id)] });

/** True when anything narrows the search: a text, a year, a filter or the state filter. */
export const isNarrowed = (state: SearchState): boolean =>
  state.q !== "" ||
  state.published.length > 0 ||
  state.filterByHealthAuthority ||
  state.filterByMunicipality ||
  filterKeys.some((key) => state[filterParam(key)].length > 0);
