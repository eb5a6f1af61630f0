import { z } from "zod";
import { ContentLanguage, Instant, optional, RowNumber } from "../../platform/pure/contract/values.ts";
import { certainties, recommendations } from "../block/rules/index.ts";
import { TextLink } from "../reading/calls.ts";
import { SimilarDocument } from "./calls-similar.ts";
import { cleanQuery, searchLimits, searchSorts } from "./rules/index.ts";

/** A choice in its template's words, and which of the known choices it is, if any. */
const Chosen = <K extends string>(known: readonly K[]) =>
  z.object({ text: z.string(), value: z.enum(known).exactOptional() });

export const SearchResultItem = z.object({
  title: z.string(),
  url: z.string(),
  sortName: z.string(),
  unitTitle: z.string(),
  sourceItemName: z.string(),
  pageId: z.int(),
  summary: z
    .string()
    .describe("how its summary begins, as plain text, at most 240 characters; without one a sentence that says so"),
  excerpt: z
    .array(z.object({ text: z.string(), marked: z.boolean() }))
    .describe("the sentence that has most of the words that were searched for, in pieces; empty when none has any"),
  published: Instant.nullable(),
  modified: Instant,
  statusText: z.string().describe("so that a started assessment is not taken for a finished one"),
  tag: z
    .object({ text: z.string(), tone: z.enum(["info", "warning"]) })
    .exactOptional()
    .describe("what a list marks it with: that it is started, or published and should have been looked at again"),
  organizations: z.array(z.string()),
  municipalities: z.array(z.string()),
  assessmentType: TextLink,
  topics: z.array(TextLink),
  methodTypes: z.array(TextLink),
  subjects: z.array(TextLink),
  recommendation: Chosen(recommendations).exactOptional().describe("what is recommended; published assessments only"),
  certainty: Chosen(certainties).exactOptional().describe("the trust in the results; published assessments only"),
  adoptions: z
    .object({ text: z.string(), links: z.array(TextLink) })
    .exactOptional()
    .describe(
      "who has assessed it for local conditions: in words, and a link to each, those that pass the filters first",
    ),
  language: ContentLanguage.exactOptional().describe(
    "the form of Norwegian that it is written in, where that is known",
  ),
});

/** `parentFilterKey` names the group that a sub-item stands in; a sub-item's own id goes in `subFilter`. */
const FilterItemFields = z.object({
  filterId: z.string(),
  filterName: z.string(),
  parentFilterId: z.string().nullable(),
  parentFilterKey: z.string().nullable(),
  count: z.int(),
});
export const SearchFilterItem = FilterItemFields.extend({
  subItems: z.array(FilterItemFields.extend({ subItems: z.tuple([]) })),
});
export const SearchFilter = z.object({
  filterKey: z.string(),
  filterTitle: z.string(),
  visible: z.boolean(),
  filterItems: z.array(SearchFilterItem),
});

const FilterId = z.union([z.string().max(100), z.int()]).transform(String);
const Year = z
  .union([z.string().max(100), z.int()])
  .transform(Number)
  .pipe(z.int().min(1900).max(2100));

// Clients write a search as they have it in an address or a form: a number, a list and a truth value may be text.
const inText = (text: string): string[] => text.split(",").flatMap((each) => (each.trim() === "" ? [] : [each.trim()]));
/** A list, a text with commas between, or one alone. */
const List = z
  .union([z.array(z.union([z.string().max(100), z.int()])), z.int(), z.string().max(10_000)])
  .transform((given): (string | number)[] => {
    if (typeof given === "string") return inText(given);
    return typeof given === "number" ? [given] : given;
  });
const Whole = z.union([
  z.int(),
  z
    .string()
    .regex(/^\s*\d{1,9}\s*$/)
    .transform(Number),
]);
const FilterIds = List.pipe(z.array(FilterId).max(searchLimits.chosenPerFilter));
const Flag = optional(
  z.union([
    z.boolean(),
    z
      .string()
      .regex(/^(true|false|1|0|)$/i)
      .transform((text) => /^(true|1)$/i.test(text)),
  ]),
  false,
);
/** A list, or lists by whatever they are sub-items of: a sub-item's id says it all. */
const SubItems = z
  .union([FilterIds, z.record(z.string().max(100), optional(FilterIds, []))])
  .transform((given) => (Array.isArray(given) ? given : Object.values(given).flat()))
  .pipe(z.array(z.string()).max(searchLimits.chosenPerFilter));

/** Unknown filters are ignored. Page 0 is the first page of the embedded search. */
export const SearchRequest = z.object({
  q: optional(z.string().max(searchLimits.queryLength).transform(cleanQuery), ""),
  page: optional(Whole.pipe(z.int().min(0).max(searchLimits.page)), 1),
  pageSize: optional(Whole.pipe(z.int().min(1).max(searchLimits.pageSize)), searchLimits.defaultPageSize),
  sort: optional(z.enum(searchSorts), "published"),
  published: optional(List.pipe(z.array(Year).max(searchLimits.chosenPerFilter)), []),
  filter: optional(z.record(z.string().max(100), optional(FilterIds, [])), {}).describe("keyed filter{Key} or {Key}"),
  subFilter: optional(SubItems, []).describe("a list, or a map of lists"),
  filterByHealthAuthority: Flag,
  filterByMunicipality: Flag,
  filterByCollaboration: Flag.describe("what a health trust and a municipality made together"),
  displayFilterByCollaboration: Flag.describe("the page offers filterByCollaboration as a fourth choice"),
});

/** An assessment in a short list: of the result what the list shows. */
export const ListedAssessment = SearchResultItem.pick({
  title: true,
  url: true,
  unitTitle: true,
  modified: true,
  recommendation: true,
  language: true,
});

export const SearchAnswer = z.object({
  searchResult: z.array(SearchResultItem),
  page: z.int(),
  pageSize: z.int(),
  totalMatching: z.int(),
  promoted: z
    .array(SearchResultItem)
    .describe(
      "what editors put first for these words, beside the results; on the first page of a search without filters",
    ),
  leftOut: z.array(z.string()).describe("words that the best hit does not have: no text has all"),
  didYouMean: z.string().nullable().describe("a search that finds something, when words of this one stand in no text"),
  searchFilter: z.array(SearchFilter),
});

const Suggestion = z.object({
  text: z.string(),
  group: z
    .string()
    .describe("what it is: empty for a title, the filter's name for a term, didYouMean for another spelling"),
  url: z.string(),
});

const SimilarTitle = SimilarDocument.extend({
  writeTo: z
    .object({ address: z.string(), isContact: z.boolean().describe("false: the editors, who pass it on") })
    .nullable()
    .describe("who is asked to write together; only of a started assessment"),
});

export const searchCalls = {
  similar: {
    summary: "Public assessments and notifications that resemble a title, so that nobody starts the same work twice",
    query: z.object({
      title: z.string().max(1_000).transform(cleanQuery),
      except: z.coerce.number().pipe(RowNumber).optional().describe("an assessment that is not looked for"),
    }),
    answer: z.object({ similar: z.array(SimilarTitle) }),
  },
  suggest: {
    summary: "What somebody who has written so much may be looking for",
    params: z.object({ route: z.string().max(100) }),
    query: z.object({ q: z.string().max(searchLimits.queryLength).transform(cleanQuery) }),
    answer: z.object({ suggestions: z.array(Suggestion) }),
  },
  search: {
    summary:
      "Search published and started assessments (route methodassessment) or method notifications (methodnotifications)",
    params: z.object({ route: z.string().max(100) }),
    body: SearchRequest,
    answer: SearchAnswer,
  },
} as const;

export type SearchResultItem = z.infer<typeof SearchResultItem>;
export type SimilarTitle = z.infer<typeof SimilarTitle>;
export type ListedAssessment = z.infer<typeof ListedAssessment>;
export type SearchFilterItem = z.infer<typeof SearchFilterItem>;
export type SearchFilter = z.infer<typeof SearchFilter>;
export type SearchRequest = z.output<typeof SearchRequest>;
export type SearchRequestBody = z.input<typeof SearchRequest>;
export type SearchAnswer = z.infer<typeof SearchAnswer>;
