import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Done, Instant, NumberOrGuid, RowNumber } from "../../platform/pure/contract/values.ts";
import type { retractionPaths } from "./paths.ts";
import { paperStates } from "./rules/index.ts";

/** The state of a study by the list of retracted studies. */
export const RetractedStudy = z.strictObject({
  rowId: z.int().describe("the reference or the row of an evidence table"),
  name: z.string().describe("the short name of the study, or its title"),
  state: z.enum(paperStates),
  since: z.iso.date().nullable().describe("the date of the notice"),
  text: z
    .string()
    .describe("the state in words, also where the study's DOI and PubMed number belong to different papers"),
  notice: z.string().describe("the address of the notice, or empty"),
});
export type RetractedStudy = z.infer<typeof RetractedStudy>;

const DeskRetraction = RetractedStudy.omit({ rowId: true }).extend({
  assessment: z.int(),
  title: z.string(),
  record: RowNumber.describe("the notice by its number in the list"),
  editions: z.array(z.int()).describe("the editions that stand and name the study"),
  inDraft: z.boolean().describe("the working copy names it"),
  told: Instant.nullable().describe("when the initiator and the desk got a mail"),
  notSame: z
    .object({ by: z.string(), at: Instant })
    .nullable()
    .describe("the editor who said that it is another study"),
});
export type DeskRetraction = z.infer<typeof DeskRetraction>;

const List = z.object({ at: Instant, by: z.string().describe("empty when a job fetched it"), rows: z.int() });

export const retractionCalls = {
  assessmentRetractions: {
    summary: "The studies of the working copy that the list of retracted studies names",
    params: z.object({ id: NumberOrGuid }),
    answer: z.object({
      list: Instant.nullable().describe("when the list was loaded"),
      studies: z.array(RetractedStudy),
    }),
  },
  deskRetractions: {
    summary: "The list of retracted studies that holds now, and the assessments that name one of them",
    answer: z.object({ list: List.nullable(), mayLoad: z.boolean(), studies: z.array(DeskRetraction) }),
  },
  deskLoadRetractions: {
    summary: "Load the list of retracted studies from a CSV file of Retraction Watch (multipart, field `file`)",
    query: z.object({
      anyway: z.enum(["true", "false"]).default("false").describe("also when there is a doubt about it"),
    }),
    answer: z.object({
      loaded: z.boolean().describe("false when there is a doubt about it: nothing has changed then"),
      rows: z.int(),
      before: z.int().nullable().describe("the rows of the list before"),
      undated: z.int().describe("the notices whose date is missing or cannot be read"),
      doubts: z
        .array(z.enum(["Shorter", "Undated"]))
        .describe("it is much shorter than the list before; more than one date in twenty cannot be read"),
    }),
  },
  deskNotSameStudy: {
    summary: "Say that a notice is of another study than the assessment's: it shows nowhere in it from then on",
    params: z.object({ id: NumberOrGuid }),
    body: z.object({ record: RowNumber }),
    answer: Done,
  },
} as const satisfies SchemasOf<typeof retractionPaths>;
