/**
 * The filter groups of both searches (docs/spec/search.md, Filters). One entry is all that the rest is derived from: the address, the
 * request, the SQL, the groups with their counts, the chips and the row of the index. A new facet is an entry here, its place in
 * `routeFacets`, a column (migration) and its name (`texts/search.ts`).
 */
type Facet = {
  /** Its column in `search_document`: `integer[]` of term ids for a term facet, one value for the others. */
  readonly column: string;
  /** Its parameter in an address, when it is not `filter{Key}`, which is read as well. */
  readonly param?: string;
  /** At most one item can be chosen. */
  readonly exclusive?: true;
  /** The group is open on the page although nothing in it is chosen. */
  readonly startsOpen?: true;
} & (
  | {
      readonly kind: "term";
      /** Which of the document's terms it counts. */
      readonly terms: string;
      readonly termKind: string;
      /** The kind of the groups that the terms stand under: these become the items, and the terms their sub-items. */
      readonly groupKind?: string;
    }
  /** Always listed, all of them, in the order of their names. */
  | { readonly kind: "choice"; readonly choices: readonly string[] }
  /** Listed from the latest to the earliest. */
  | { readonly kind: "year" }
  /** The keys of a kind of term as ids: texts, where the other kinds have numbers. */
  | { readonly kind: "key"; readonly termKind: "source" }
);

const table = {
  AssessmentStatus: { kind: "choice", column: "assessment_status", choices: ["1", "2", "3"], startsOpen: true },
  AssessmentType: { kind: "choice", column: "assessment_type", choices: ["1", "2", "3"], exclusive: true },
  Organization: {
    kind: "term",
    column: "organizations",
    terms: "organizations",
    termKind: "organization",
    groupKind: "organization-group",
  },
  Municipality: {
    kind: "term",
    column: "municipalities",
    terms: "municipalities",
    termKind: "municipality",
    groupKind: "county",
  },
  Topic: { kind: "term", column: "topics", terms: "topics", termKind: "topic" },
  MethodType: { kind: "term", column: "method_types", terms: "methodTypes", termKind: "method-type" },
  Publisher: { kind: "term", column: "publishers", terms: "publishers", termKind: "publisher" },
  Source: { kind: "key", column: "source", termKind: "source" },
  Published: { kind: "year", column: "published_year", param: "published" },
} as const satisfies Readonly<Record<string, Facet>>;

type Table = typeof table;
type KeyOf<Kind extends Facet["kind"]> = {
  [Key in keyof Table]: Table[Key]["kind"] extends Kind ? Key : never;
}[keyof Table];

/** The `filterKey` of a group. */
export type FacetKey = keyof Table;
/** The names of each choice: `texts/search.ts` must have them all. */
export type ChoiceNames = {
  readonly [Key in KeyOf<"choice">]: Readonly<Record<Table[Key]["choices"][number], string>>;
};
export type TermFacet = Table[KeyOf<"term">];
/** The columns that hold one value of a document; the document's own row writes them. */
export type ValueColumn = Table[KeyOf<"choice" | "year" | "key">]["column"];

export const facets: Readonly<Record<FacetKey, Facet>> = table;

/** Whether a `filterKey` of an answer is one that we know. */
export const isFacetKey = (key: string): key is FacetKey => Object.hasOwn(facets, key);
export const facetKeys: readonly FacetKey[] = Object.keys(facets).filter(isFacetKey);
export const termFacets: readonly TermFacet[] = Object.values(table).filter((facet) => facet.kind === "term");

/** The two searches, by the key in their call's address. */
export const searchRoutes = ["methodassessment", "methodnotifications"] as const;
export type SearchRoute = (typeof searchRoutes)[number];
export const isSearchRoute = (route: string): route is SearchRoute => searchRoutes.some((each) => each === route);

/** The groups of each search, in the order in which they are shown. */
export const routeFacets: Readonly<Record<SearchRoute, readonly FacetKey[]>> = {
  methodassessment: [
    "AssessmentStatus",
    "AssessmentType",
    "Organization",
    "Municipality",
    "Topic",
    "MethodType",
    "Source",
    "Publisher",
    "Published",
  ],
  methodnotifications: ["Source", "MethodType", "Topic", "Publisher", "Published", "Organization"],
};

/** A value for each facet. */
export type ByFacet<T> = Readonly<Record<FacetKey, T>>;
export const byFacet = <T>(make: (key: FacetKey) => T): ByFacet<T> =>
  Object.fromEntries(facetKeys.map((key) => [key, make(key)])) as Record<FacetKey, T>;

/** The parameter of a facet in an address, and its field in a form. */
export const facetParam = (key: FacetKey): string => facets[key].param ?? `filter${key}`;

const term = /^[1-9]\d{0,8}$/;
const year = /^(19|20)\d\d$/;
const keyOfTerm = /^[a-z\d][a-z\d-]{0,99}$/;

/** Whether the text can be the id of a term. */
export const isTermId = (id: string): boolean => term.test(id);

/** Whether the text can be the id of an item of the facet. */
export function canHold(key: FacetKey, id: string): boolean {
  const facet = facets[key];
  switch (facet.kind) {
    case "choice":
      return facet.choices.includes(id);
    case "year":
      return year.test(id);
    case "term":
      return isTermId(id);
    case "key":
      return keyOfTerm.test(id);
  }
}
