import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { NumberOrGuid } from "../../platform/pure/contract/values.ts";
import type { referencePaths } from "./paths.ts";
import { MAX_REFERENCE_CHARACTERS, otherFormats, referenceParts } from "./rules/index.ts";

const Reference = z.object({
  authors: z.array(z.object({ family: z.string(), given: z.string() })),
  title: z.string(),
  date: z.string().describe("ISO as far as it is known: 2021-03-15, 2021-03, 2021 or empty"),
  journal: z.string(),
  volume: z.string(),
  issue: z.string(),
  pages: z.string(),
  doi: z.string().brand<"Doi">(),
  pmid: z.string(),
  url: z.string().exactOptional(),
});

const line = z.int().describe("where it starts in the text, from 1");
const ReferenceProblem = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["NoReferences", "UnknownFormat"]) }),
  z.object({ kind: z.enum(["LinesNotRead", "EntryNotRead", "DateNotRead"]), line, text: z.string() }),
  z.object({ kind: z.literal("RecordWithoutTitle"), line }),
  z.object({ kind: z.literal("RecordsMixed"), line, text: z.string() }),
  z.object({ kind: z.literal("ItemWithoutTitle"), number: z.int().describe("its place, from 1"), text: z.string() }),
  z.object({ kind: z.literal("DateNotKnown"), title: z.string(), text: z.string() }),
  z.object({ kind: z.literal("OtherFormat"), format: z.enum(otherFormats) }),
  z.object({
    kind: z.literal("PartNotKept"),
    line: line.nullable(),
    title: z.string(),
    part: z.enum(referenceParts),
    text: z.string().describe("what was written; empty when it was too long"),
  }),
  z.object({ kind: z.literal("TooMany"), limit: z.int(), found: z.int() }),
  z.object({ kind: z.literal("MoreProblems"), count: z.int() }),
]);

/** Reading references for an evidence table, or for the literature of a block of searches. Nothing is stored. */
export const referenceCalls = {
  readReferences: {
    summary: "Read RIS, PubMed, Ovid, EndNote, BibTeX or CSL-JSON references for the rows of a block; stores nothing",
    params: z.object({ contentId: NumberOrGuid.describe("an evidence table, or a block of literature searches") }),
    body: z.object({ text: z.string().max(MAX_REFERENCE_CHARACTERS) }),
    answer: z.object({ references: z.array(Reference), problems: z.array(ReferenceProblem) }),
  },
} as const satisfies SchemasOf<typeof referencePaths>;
