import type { FacetKey, KindOf, SearchRoute } from "./facets.ts";

/** How a facet stands in `search_document`: what only the server needs, so that no public page loads it. */
type Stored<Kind> = Kind extends "term"
  ? {
      readonly kind: "term";
      /** `integer[]` of term ids. */
      readonly column: string;
      /** Which of the document's terms it counts. */
      readonly terms: string;
      readonly termKinds: readonly string[];
      /** The kind of the groups that the terms stand under: these become the items, and the terms their sub-items. */
      readonly groupKind?: string;
    }
  : Kind extends "key"
    ? { readonly kind: "key"; readonly column: string; readonly termKind: "source" }
    : { readonly kind: Kind; readonly column: string };

const table = {
  AssessmentStatus: { kind: "choice", column: "assessment_status" },
  Recommendation: { kind: "choice", column: "recommendation" },
  Decision: { kind: "choice", column: "decisions" },
  AssessmentType: { kind: "choice", column: "assessment_type" },
  Organization: {
    kind: "term",
    column: "organizations",
    terms: "organizations",
    termKinds: ["organization"],
    groupKind: "organization-group",
  },
  Municipality: {
    kind: "term",
    column: "municipalities",
    terms: "municipalities",
    termKinds: ["municipality"],
    groupKind: "county",
  },
  // Without groups: a group in an address is one of the assessment's own organisation.
  DecidedBy: { kind: "term", column: "deciders", terms: "deciders", termKinds: ["organization", "municipality"] },
  Topic: { kind: "term", column: "topics", terms: "topics", termKinds: ["topic"] },
  MethodType: { kind: "term", column: "method_types", terms: "methodTypes", termKinds: ["method-type"] },
  Publisher: { kind: "term", column: "publishers", terms: "publishers", termKinds: ["publisher"] },
  Source: { kind: "key", column: "source", termKind: "source" },
  Published: { kind: "year", column: "published_year" },
} as const satisfies { readonly [Key in FacetKey]: Stored<KindOf<Key>> };

type Table = typeof table;
type TermKey = { [Key in FacetKey]: KindOf<Key> extends "term" ? Key : never }[FacetKey];
export type TermFacet = Table[TermKey];
/** The columns that hold one value of a document; the document's own row writes them. */
export type ValueColumn = Table[Exclude<FacetKey, TermKey>]["column"];

export const storedFacets: Readonly<Record<FacetKey, Stored<"term" | "key" | "choice" | "year">>> = table;
export const termFacets: readonly (TermFacet & Stored<"term">)[] = /* @__PURE__ */ Object.values(table).filter(
  (facet) => facet.kind === "term",
);

/** The groups of each search, in the order in which they are shown. */
export const routeFacets: Readonly<Record<SearchRoute, readonly FacetKey[]>> = {
  methodassessment: [
    "AssessmentStatus",
    "Recommendation",
    "Decision",
    "AssessmentType",
    "Organization",
    "Municipality",
    "DecidedBy",
    "Topic",
    "MethodType",
    "Source",
    "Publisher",
    "Published",
  ],
  methodnotifications: ["Source", "MethodType", "Topic", "Publisher", "Published", "Organization"],
};

export const isSearchRoute = (route: string): route is SearchRoute => Object.hasOwn(routeFacets, route);
export const searchRoutes: readonly SearchRoute[] = /* @__PURE__ */ Object.keys(routeFacets).filter(isSearchRoute);
