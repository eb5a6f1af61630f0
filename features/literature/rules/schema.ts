import { z } from "zod";
import {
  AuthorRowSchema,
  NynorskSchema,
  TitleAndHelpSchema,
  templateFields,
} from "../../block/rules/template-fields.ts";

const Count = z.int().nonnegative().nullable();

const SectionText = z.strictObject({
  title: z.string(),
  titleNn: NynorskSchema,
  helpText: z.string().exactOptional(),
  helpTextNn: NynorskSchema,
});
const SectionKey = z.enum(["A", "B", "C", "D", "E"]);

/** Names of databases and sites: the same in both forms, and what a search stores. */
const Source = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("DB"), text: z.string() }),
  z.strictObject({ type: z.literal("Web"), text: z.string(), value: z.url({ protocol: /^https?$/ }) }),
]);

export const LiteratureSearchTemplate = z.strictObject({
  kind: z.literal("LiteratureSearch"),
  ...templateFields,
  sectionTexts: z.strictObject({ A: SectionText, B: SectionText, C: SectionText, D: SectionText, E: SectionText }),
  /** Above the summary of the searches, and above the five sections. */
  overviewText: SectionText.exactOptional(),
  overviewInputText: SectionText.exactOptional(),
  /** Presets in addition to those that every template has. */
  sources: z.array(Source).exactOptional(),
  /** No search may be deleted from the list of searches. */
  hideDelete: z.boolean().exactOptional(),
});

/** From hits to included studies; null where nobody has typed a number. */
const ReaderNumbers = z.strictObject({
  duplicatesRemoved: Count,
  screened: Count,
  fullText: Count,
  included: Count,
  excluded: z.array(z.strictObject({ reason: z.string(), number: Count })),
});
const ReaderSelection = ReaderNumbers.extend({
  /** Absent when the hits of repeated searches are not counted by themselves, and in publications from before there could be. */
  update: ReaderNumbers.extend({
    previous: Count,
    /** The day after which searches are the update's, ISO. Absent in publications from before it was kept. */
    since: z.string().nullable().exactOptional(),
  }).exactOptional(),
});

export const LiteratureSearchAuthor = z.strictObject({
  kind: z.literal("LiteratureSearch"),
  overview: TitleAndHelpSchema.nullable(),
  overviewInput: TitleAndHelpSchema.nullable(),
  sections: z.array(TitleAndHelpSchema.extend({ key: SectionKey, rows: z.array(AuthorRowSchema) })),
  databases: z.array(z.strictObject({ text: z.string() })),
  webSources: z.array(z.strictObject({ text: z.string(), url: z.string() })),
  /** The numbers from hits to included studies: `rev` 0 before the first save. */
  selection: z.strictObject({
    rev: z.int(),
    cells: z.record(z.string(), z.string()),
    /** The editions that stand and had searches, the oldest first: an update builds on one of them. */
    editions: z.array(z.strictObject({ searchedOn: z.string(), included: Count })),
  }),
  /** The literature that the searches led to: the columns of features/reference/rules. */
  references: z.array(AuthorRowSchema),
  hideDelete: z.boolean(),
});

/** A search as readers see it. `date` is ISO; `strategy` is HTML that our own sanitizer wrote. */
const ReaderSearch = z.strictObject({
  id: z.int(),
  searchType: z.enum(["DB", "Web"]),
  source: z.string(),
  url: z.string(),
  date: z.string(),
  strategy: z.string(),
  hits: z.int().nullable(),
  /** The `id` of the search of its section that this one repeats; absent where it repeats none, or one that is deleted. */
  repeats: z.int().exactOptional(),
  /** Of a search that repeats another: the hits that are newer than that one. Absent in publications from before there could be. */
  hitsSince: z.int().nullable().exactOptional(),
});

/** A reference as readers see it; every text may be empty but the title. `date` is ISO as far as it is known. */
const ReaderReference = z.strictObject({
  id: z.int(),
  authors: z.array(z.strictObject({ family: z.string(), given: z.string() })),
  title: z.string(),
  date: z.string(),
  journal: z.string(),
  volume: z.string(),
  issue: z.string(),
  pages: z.string(),
  doi: z.string().brand<"Doi">(),
  pmid: z.string(),
  /** Absent when there is none, and in publications from before there could be. */
  url: z.string().exactOptional(),
});

export const LiteratureSearchReader = z.strictObject({
  kind: z.literal("LiteratureSearch"),
  overviewTitle: z.string().nullable(),
  sections: z.array(z.strictObject({ key: SectionKey, title: z.string(), searches: z.array(ReaderSearch) })),
  /** Absent when nobody has written any of it, and in publications from before there was one. */
  selection: ReaderSelection.exactOptional(),
  /** Absent when there are none, and in publications from before there could be. */
  references: z.array(ReaderReference).exactOptional(),
});

export type LiteratureSearchBlock = {
  block: z.infer<typeof LiteratureSearchTemplate>;
  value: null;
  author: z.infer<typeof LiteratureSearchAuthor>;
  reader: z.infer<typeof LiteratureSearchReader>;
};
