import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Created, Done, NumberOrGuid, SeenRev } from "../../platform/pure/contract/values.ts";
import type { ReferenceColumn } from "../reference/rules/index.ts";
import { ItemId, RowSaved } from "../row/calls.ts";
import type { literaturePaths } from "./paths.ts";
import { exclusionPlaces } from "./rules/index.ts";

const Section = z.enum(["A", "B", "C", "D", "E"]);
const Strategy = z.string().max(600_000).describe("rich text, HTML-encoded");
const Hits = z.union([z.string().max(50), z.number()]).nullish();

/** A whole number, or a text as people write it ("1 200"); empty: not known. */
const Count = z
  .union([z.number(), z.string().max(50)])
  .transform(String)
  .nullish();
const Reason = z.string().max(500);

const SelectionNumbers = z.object({
  duplicatesRemoved: Count,
  screened: Count.describe("empty: identified less duplicates"),
  fullText: Count,
  included: Count,
  excluded: z
    .array(z.object({ reason: Reason.nullish(), number: Count }))
    .max(exclusionPlaces.length)
    .nullish()
    .describe("every reason, in order: those that are not named are emptied"),
  reasons: z
    .object(
      Object.fromEntries(
        exclusionPlaces.map((place) => [
          String(place),
          z.object({ reason: Reason.nullish(), number: Count }).nullish(),
        ]),
      ),
    )
    .nullish()
    .describe("single reasons by their place from 1, for saving one cell at a time"),
});

/** The selection of studies: any subset of its keys; an absent key stays. */
const SelectionBody = SelectionNumbers.extend({
  update: SelectionNumbers.extend({
    previous: Count.describe("the studies of the edition before; empty: `included` of the first selection"),
  })
    .nullish()
    .describe("the selection from the hits of the repeated searches"),
  rev: SeenRev,
}).refine(({ rev: _, update, ...fields }) =>
  [...Object.values(fields), ...Object.values(update ?? {})].some((field) => field !== undefined),
);

const cells = {
  title: z.string().max(1000).nullish(),
  authors: z.string().max(20_000).nullish().describe("one on each line: Hansen, Kari"),
  date: z.string().max(50).nullish().describe("as far as it is known: 2021-03-15, 03.2021, 2021"),
  journal: z.string().max(1000).nullish(),
  volume: z.string().max(1000).nullish(),
  issue: z.string().max(1000).nullish(),
  pages: z.string().max(1000).nullish(),
  doi: z.string().max(1000).nullish(),
  pmid: z.string().max(1000).nullish(),
  url: z.string().max(2000).nullish().describe("of a publication on the web"),
} satisfies Record<ReferenceColumn, z.ZodType>;

/** features/api/README.md. Dates are ISO or dd.mm.yyyy. */
export const literatureCalls = {
  createLiteratureSearchItem: {
    summary: "Add a literature search to a section A to E",
    body: z.object({
      id: NumberOrGuid.describe("the literature search block"),
      section: Section,
      searchType: z.enum(["DB", "Web"]),
      source: z.string().max(500),
      url: z.string().max(2000).nullish(),
      date: z.string().max(50),
      strategy: Strategy.nullish(),
      numberOfSearchHits: Hits,
      editableSource: z.boolean().nullish(),
    }),
    answer: Created,
  },
  updateLiteratureSearchItem: {
    summary: "Change any of a literature search's cells; an absent key stays",
    body: z.object({
      id: ItemId,
      date: z.string().max(50).nullish(),
      strategy: Strategy.nullish(),
      numberOfSearchHits: Hits,
      source: z.string().max(500).nullish(),
      url: z.string().max(2000).nullish(),
      hitsSince: Hits.describe(
        "of a repeated search: the hits that are newer than the search before; empty: not known",
      ),
      rev: SeenRev,
    }),
    answer: RowSaved,
  },
  deleteLiteratureSearchItem: {
    summary: "Delete a literature search; it can be restored for 30 days",
    body: z.object({
      id: ItemId,
      ownerId: z.coerce.number().int().nullish(),
      section: Section.nullish(),
      rev: SeenRev,
    }),
    answer: Done,
  },
  repeatSearches: {
    summary:
      "Add a search of today for each database search of a block that was made before today; the earlier searches stay",
    body: z.object({ id: NumberOrGuid.describe("the literature search block") }),
    answer: Done.extend({
      items: z
        .array(z.object({ id: z.int(), rev: z.int(), repeats: z.int().describe("the id of the search before") }))
        .describe("the new searches; empty where every search is of today"),
    }),
  },
  saveSelection: {
    summary: "Write any of the numbers from hits to included studies, and the reasons for leaving studies out",
    params: z.object({ contentId: NumberOrGuid.describe("the literature search block") }),
    body: SelectionBody,
    answer: RowSaved,
  },
  createReference: {
    summary: "Add a reference to the literature that the searches of a block led to",
    body: z.object({ id: NumberOrGuid.describe("the literature search block"), ...cells }),
    answer: Created,
  },
  updateReference: {
    summary: "Change any of a reference's cells; an absent key stays",
    body: z.object({ id: ItemId, ...cells, rev: SeenRev }),
    answer: RowSaved,
  },
  deleteReference: {
    summary: "Delete a reference; it can be restored for 30 days",
    body: z.object({ id: ItemId, rev: SeenRev }),
    answer: Done,
  },
} as const satisfies SchemasOf<typeof literaturePaths>;
