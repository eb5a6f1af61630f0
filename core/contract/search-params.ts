/** P section 9. `relevance` is offered only when there is a query. */
export const searchSorts = ["published", "modified", "alphabetically", "relevance"] as const;
export type SearchSort = (typeof searchSorts)[number];

export const searchLimits = {
  queryLength: 500,
  page: 10_000,
  pageSize: 100,
  defaultPageSize: 20,
  chosenPerFilter: 100,
} as const;

/** The filter groups of the assessment search, as the specification keys them; the map's keys are `filter{Key}`. */
export const filterKeys = [
  "AssessmentStatus",
  "AssessmentType",
  "Organization",
  "Municipality",
  "Topic",
  "MethodType",
  "SubFilter",
] as const;
export type FilterKey = (typeof filterKeys)[number];
export type FilterParam = `filter${FilterKey}`;

/** A key may be given once, comma-joined, or several times as a plain form does. */
const parts = (raw: unknown): string[] =>
  (Array.isArray(raw) ? raw : [raw]).flatMap((part) =>
    typeof part === "string" || typeof part === "number" ? String(part).split(",") : [],
  );
const single = (raw: unknown): string => {
  const first: unknown = Array.isArray(raw) ? raw[0] : raw;
  return typeof first === "string" || typeof first === "number" ? String(first) : "";
};
const list = (raw: unknown, allowed: RegExp): readonly string[] =>
  [...new Set(parts(raw).map((part) => part.trim()))]
    .filter((part) => allowed.test(part))
    .slice(0, searchLimits.chosenPerFilter);
const flag = (raw: unknown): boolean => single(raw) === "true";
const wholeNumber = (raw: unknown, most: number, otherwise: number): number => {
  const text = single(raw);
  return /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), 1), most) : otherwise;
};

const termId = /^[1-9]\d{0,8}$/;
const oneToThree = /^[123]$/;

/** Line breaks and other control characters are no part of a query, and PostgreSQL refuses some of them. */
export const cleanQuery = (query: string): string =>
  Array.from(
    query
      .replace(/\p{Cc}+/gu, " ")
      .toWellFormed()
      .trim(),
  )
    .slice(0, searchLimits.queryLength)
    .join("");

/** Everything that the search page's address says (P sections 3 and 4). */
export type SearchState = {
  readonly q: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly sort: SearchSort;
  /** Years. An address may also call them `filterPublished`, after their group (P section 3, "Filter keys"). */
  readonly published: readonly number[];
  readonly filterByHealthAuthority: boolean;
  readonly filterByMunicipality: boolean;
} & { readonly [Param in FilterParam]: readonly string[] };

/**
 * Reads the search page's address (P section 4). Whatever cannot be read is left out, never refused. Plain code and no
 * schema: every public page would carry the schema library for this one address.
 */
export const readSearchParams = (raw: Readonly<Record<string, unknown>>): SearchState => ({
  q: cleanQuery(single(raw.q)),
  page: wholeNumber(raw.page, searchLimits.page, 1),
  pageSize: wholeNumber(raw.pageSize, searchLimits.pageSize, searchLimits.defaultPageSize),
  sort: searchSorts.find((sort) => sort === single(raw.sort)) ?? "published",
  published: list([raw.published, raw.filterPublished].flat(), /^(19|20)\d\d$/).map(Number),
  filterAssessmentStatus: list(raw.filterAssessmentStatus, oneToThree),
  filterAssessmentType: list(raw.filterAssessmentType, oneToThree),
  filterOrganization: list(raw.filterOrganization, termId),
  filterMunicipality: list(raw.filterMunicipality, termId),
  filterTopic: list(raw.filterTopic, termId),
  filterMethodType: list(raw.filterMethodType, termId),
  filterSubFilter: list(raw.filterSubFilter, termId),
  filterByHealthAuthority: flag(raw.filterByHealthAuthority),
  filterByMunicipality: flag(raw.filterByMunicipality),
});
