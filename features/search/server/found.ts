import type { SearchResultItem } from "../../api/index.ts";
import type { Chosen, FacetKey, SearchRoute, SearchSort, StateFilter } from "../rules/index.ts";

export type Asked = {
  readonly route: SearchRoute;
  readonly q: string;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: SearchSort;
  readonly state: StateFilter;
  readonly chosen: Chosen;
};

export type Found = {
  readonly total: number;
  readonly results: readonly SearchResultItem[];
  /** Words that the best hit does not have. */
  readonly leftOut: readonly string[];
  /** Words that no text has. */
  readonly unknown: readonly string[];
  /** Another query, which finds something, that somebody may have meant. */
  readonly meant: string | null;
  readonly counts: readonly { readonly key: FacetKey; readonly id: string; readonly count: number }[];
};

/**
 * The port of the search. SQL and the read index implement it, and another search engine would too. The contract is tested in
 * `test/api/search-port.test.ts`.
 */
export type Find = (asked: Asked) => Promise<Found>;
