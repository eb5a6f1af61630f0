import type { Language } from "../../../platform/pure/language/index.ts";
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
  /** The assessments or notifications that are searched; left out: all. */
  readonly among?: readonly number[] | undefined;
  /** An adoption whose original is found stands under it and is not a hit of its own. features/search/README.md */
  readonly grouped?: boolean | undefined;
};

/** An adoption of a hit. */
export type StandingUnder = Pick<SearchResultItem, "url" | "unitTitle" | "published">;
/** A hit. Its `adoptions` are made from `under`. */
export type FoundHit = Omit<SearchResultItem, "adoptions"> & {
  /** All adoptions of it, those that pass the filters first. None unless the hits are grouped. */
  readonly under: readonly StandingUnder[];
};

export type FacetValue = { readonly key: FacetKey; readonly id: string };

export type Found = {
  readonly total: number;
  readonly results: readonly FoundHit[];
  /** Words that the best hit does not have. */
  readonly leftOut: readonly string[];
  /** Words that no text has. */
  readonly unknown: readonly string[];
  /** Another query, which finds something, that somebody may have meant. */
  readonly meant: string | null;
  readonly counts: readonly (FacetValue & { readonly count: number })[];
};

export type Suggested = {
  /** Another query, which finds something, that somebody may have meant. */
  readonly meant: string | null;
  /** Documents with one of the words in their title, the best first. */
  readonly titles: readonly { readonly title: string; readonly url: string }[];
  /** Every value that a document of the route has. */
  readonly inUse: readonly FacetValue[];
};

export type AskedTitle = {
  readonly title: string;
  /** The site that links to what is found. */
  readonly from: SearchRoute;
  /** How many of each route. */
  readonly most: number;
  /** The part of what the title's words weigh that a document must have: from 0 to 1. */
  readonly least: number;
  /** An assessment or a notification of `from` that is not looked for. */
  readonly except?: number | undefined;
};

/** A public document that resembles a title. A started assessment has no date of publication. */
export type Similar = {
  readonly route: SearchRoute;
  readonly ref: number;
  readonly title: string;
  /** As the site that asks links to it. */
  readonly url: string;
  readonly unitTitle: string;
  readonly statusText: string;
  readonly published: Date | null;
  /** The form of Norwegian that it is written in; null where that is not known. */
  readonly language: Language | null;
};

/**
 * The port of the search: every question that the product asks. The words that nobody found are `unknown` of what was found. The read index
 * answers (`index-engine.ts`), and another search engine would implement the same. The contract is tested in `test/api/search-port.test.ts`.
 */
export type SearchEngine = {
  find(asked: Asked): Promise<Found>;
  /** For a text that is being typed. */
  suggest(route: SearchRoute, q: string): Promise<Suggested>;
  /** The documents nearest to a title, the nearest first and those of `from` before the others. */
  resembling(asked: AskedTitle): Promise<readonly Similar[]>;
};
