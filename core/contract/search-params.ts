// The browser runs this schema to read the search page's address, hence zod/mini.
import * as z from "zod/mini";

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
const from = <T>(read: (raw: unknown) => T) => z.pipe(z.optional(z.unknown()), z.transform(read));

const list = (allowed: RegExp) =>
  from((raw): readonly string[] =>
    [...new Set(parts(raw).map((part) => part.trim()))]
      .filter((part) => allowed.test(part))
      .slice(0, searchLimits.chosenPerFilter),
  );
const flag = from((raw) => single(raw) === "true");
const wholeNumber = (least: number, most: number, otherwise: number) =>
  from((raw) => {
    const text = single(raw);
    return /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), least), most) : otherwise;
  });

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

/** The search page's address as P section 4 gives it. Whatever cannot be read is left out, never refused. */
export const SearchParams = z.object({
  q: from((raw) => cleanQuery(single(raw))),
  page: wholeNumber(1, searchLimits.page, 1),
  pageSize: wholeNumber(1, searchLimits.pageSize, searchLimits.defaultPageSize),
  sort: from((raw): SearchSort => searchSorts.find((sort) => sort === single(raw)) ?? "published"),
  published: from((raw): readonly number[] =>
    [...new Set(parts(raw))]
      .filter((year) => /^(19|20)\d\d$/.test(year))
      .map(Number)
      .slice(0, searchLimits.chosenPerFilter),
  ),
  filterAssessmentStatus: list(oneToThree),
  filterAssessmentType: list(oneToThree),
  filterOrganization: list(termId),
  filterMunicipality: list(termId),
  filterTopic: list(termId),
  filterMethodType: list(termId),
  filterSubFilter: list(termId),
  filterByHealthAuthority: flag,
  filterByMunicipality: flag,
});

/** Everything that the search page's address says. */
export type SearchState = z.output<typeof SearchParams>;
