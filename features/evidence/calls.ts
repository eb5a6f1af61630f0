import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Created, Done, NumberOrGuid, SeenRev } from "../../platform/pure/contract/values.ts";
import { ItemId, RowSaved } from "../row/calls.ts";
import type { evidencePaths } from "./paths.ts";
import { tableSections } from "./rules/index.ts";
import { resultColumns } from "./rules/results/index.ts";

/** A cell: text, or a number that is kept as text. Rich text is HTML, not encoded. */
const Cell = z
  .union([z.string().max(600_000), z.number()])
  .transform(String)
  .nullish();

/** The keys with the specification's spelling. */
const cells = {
  shortId: Cell,
  reference: Cell,
  dateAsString: Cell,
  numberOfPrimaryStudies: Cell,
  country: Cell,
  studyDesign: Cell,
  population: Cell,
  populationNumberOfPatiens: Cell,
  interventionGroup: Cell,
  interventionGroupNumberOfPatiens: Cell,
  controlGroup: Cell,
  controlGroupNumberOfPatiens: Cell,
  outcomeGoals: Cell,
  methodQuality: Cell,
  methodQualityComments: Cell,
  resultEffect: Cell.describe("HTML"),
  finance: Cell,
  risk: Cell,
};

/** A cell of a result: text, or a number that is kept as text. */
const ResultCell = z
  .union([z.string().max(20_000), z.number()])
  .transform(String)
  .nullish();

type ResultKey = (typeof resultColumns)[number]["key"];
const resultCells = Object.fromEntries(resultColumns.map(({ key }) => [key, ResultCell])) as Record<
  ResultKey,
  typeof ResultCell
>;

const section = z.enum(tableSections).nullish().describe("the section of the table; another one is refused");
/** The row is there already, and its block says which section it is of. */
const ignored = z.enum(tableSections).nullish().describe("ignored: the block says which section it is");

export const evidenceCalls = {
  createEvidenceTableItem: {
    summary: "Add a study to an evidence table",
    body: z.object({ id: NumberOrGuid.describe("the evidence table block"), section, ...cells }),
    answer: Created,
  },
  updateEvidenceTableItem: {
    summary: "Change any of a study's cells; an absent key stays",
    body: z.object({ id: ItemId, section: ignored, ...cells, rev: SeenRev }),
    answer: RowSaved,
  },
  deleteEvidenceTableItem: {
    summary: "Delete a study; it can be brought back for 30 days",
    body: z.object({
      id: ItemId,
      ownerId: z.coerce.number().int().nullish(),
      section: ignored,
      rev: SeenRev,
    }),
    answer: Done,
  },
  createResult: {
    summary: "Add the numbers of one outcome to a study",
    body: z.object({
      id: NumberOrGuid.describe("the evidence table block"),
      study: ItemId.describe("the study, a row of the block"),
      ...resultCells,
    }),
    answer: Created,
  },
  updateResult: {
    summary: "Change any of a result's cells; an absent key stays",
    body: z.object({
      id: ItemId,
      study: ItemId.nullish().describe("the study of the result; another one is refused"),
      ...resultCells,
      rev: SeenRev,
    }),
    answer: RowSaved,
  },
  deleteResult: {
    summary: "Delete a result; it can be brought back for 30 days",
    body: z.object({ id: ItemId, ownerId: z.coerce.number().int().nullish(), rev: SeenRev }),
    answer: Done,
  },
} as const satisfies SchemasOf<typeof evidencePaths>;
