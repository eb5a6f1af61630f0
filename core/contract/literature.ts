import { z } from "zod";
import { ItemId, RowSaved } from "./row.ts";
import { Created, Done, NumberOrGuid, SeenRev } from "./values.ts";

const Section = z.enum(["A", "B", "C", "D", "E"]);
const Strategy = z.string().max(600_000).describe("rich text, HTML-encoded");
const Hits = z.union([z.string().max(50), z.number()]).nullish();

/** docs/spec/calls.md, Literature. Dates are ISO or dd.mm.yyyy. */
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
} as const;
