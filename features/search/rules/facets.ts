import type { Recommendation } from "../../block/rules/index.ts";
import type { Outcome } from "../../decision/rules/index.ts";

/**
 * The filter groups of both searches, with the names that the page and its address use. All other
 * parts are derived from it: the address, the request, the chips, the groups with their counts. A new facet is an entry here, one
 * in `stored-facets.ts`, a column (migration) and its name (`features/search/texts.ts`).
 */
type Facet = {
  /** Its parameter in an address, when it is not `filter{Key}`, which is read as well. */
  readonly param?: string;
  /** At most one item can be chosen. */
  readonly exclusive?: true;
  /** The group is open on the page although nothing in it is chosen. */
  readonly startsOpen?: true;
} & (
  | { readonly kind: "term" }
  /** Always listed, all of them, in the order of their names. */
  | { readonly kind: "choice"; readonly ids: RegExp }
  /** Listed from the latest to the earliest. */
  | { readonly kind: "year" }
  /** The keys of a kind of term as ids: texts, where the other kinds have numbers. */
  | { readonly kind: "key" }
);

const keyOfTerm = /^[a-z\d][a-z\d-]{0,99}$/;

const table = {
  AssessmentStatus: { kind: "choice", ids: /^[1-3]$/, startsOpen: true },
  Recommendation: { kind: "choice", ids: keyOfTerm, startsOpen: true },
  Decision: { kind: "choice", ids: keyOfTerm },
  AssessmentType: { kind: "choice", ids: /^[1-3]$/, exclusive: true },
  Organization: { kind: "term" },
  Municipality: { kind: "term" },
  DecidedBy: { kind: "term" },
  Topic: { kind: "term" },
  MethodType: { kind: "term" },
  Publisher: { kind: "term" },
  Source: { kind: "key" },
  Published: { kind: "year", param: "published" },
} as const satisfies Readonly<Record<string, Facet>>;

type Table = typeof table;

/** The `filterKey` of a group. */
export type FacetKey = keyof Table;
export type KindOf<Key extends FacetKey> = Table[Key]["kind"];
/** The names of each choice: `features/search/texts.ts` must have them all. */
export type ChoiceNames = {
  readonly [Key in FacetKey as KindOf<Key> extends "choice" ? Key : never]: Readonly<Record<ChoiceId[Key], string>>;
};
type ChoiceId = Record<FacetKey, string> & {
  readonly AssessmentStatus: "1" | "2" | "3";
  readonly AssessmentType: "1" | "2" | "3";
  readonly Recommendation: Recommendation;
  readonly Decision: Outcome | "not-registered";
};

export const facets: Readonly<Record<FacetKey, Facet>> = table;

/** Whether a `filterKey` of an answer is one that we know. */
export const isFacetKey = (key: string): key is FacetKey => Object.hasOwn(facets, key);
export const facetKeys: readonly FacetKey[] = Object.keys(facets).filter(isFacetKey);

/** The two searches, by the key in their call's address. */
export type SearchRoute = "methodassessment" | "methodnotifications";

/** A value for each facet. */
export type ByFacet<T> = Readonly<Record<FacetKey, T>>;
export const byFacet = <T>(make: (key: FacetKey) => T): ByFacet<T> =>
  Object.fromEntries(facetKeys.map((key) => [key, make(key)])) as Record<FacetKey, T>;

/** The parameter of a facet in an address, and its field in a form. */
export const facetParam = (key: FacetKey): string => facets[key].param ?? `filter${key}`;

const term = /^[1-9]\d{0,8}$/;
const year = /^(19|20)\d\d$/;

/** Whether the text can be the id of a term. */
export const isTermId = (id: string): boolean => term.test(id);

/** Whether the text can be the id of an item of the facet. */
export function canHold(key: FacetKey, id: string): boolean {
  const facet = facets[key];
  switch (facet.kind) {
    case "choice":
      return facet.ids.test(id);
    case "year":
      return year.test(id);
    case "term":
      return isTermId(id);
    case "key":
      return keyOfTerm.test(id);
  }
}
