import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Done, NumberOrGuid, RevInQuery, RowNumber, Saved, SeenRev } from "../../platform/pure/contract/values.ts";
import { EconomyData } from "../assessment/calls-block.ts";
import { RowSaved } from "../row/calls.ts";
import type { economyPaths } from "./paths.ts";
import {
  COMMENT_MAX_LENGTH,
  commentFields,
  derivedFields,
  type NumberField,
  numberFields,
  problemKinds,
  workbookLabels,
} from "./rules/index.ts";

const OneBlock = z.object({ contentId: NumberOrGuid });

/** A number as a call brings it: a number, or a text as people write it ("1 200"). Empty and 0 are the same. */
const Amount = z
  .union([z.number(), z.string().max(100)])
  .transform(String)
  .nullish();
const Comment = z.string().max(COMMENT_MAX_LENGTH).nullish();
const End = Amount.describe("empty: no such end");

type Named = Pick<NumberField, "field" | "label">;
const fieldsOf = <S extends z.ZodType>(fields: readonly Named[], schema: S) =>
  Object.fromEntries(fields.map(({ field, label }) => [field, schema.describe(label(workbookLabels))]));

const Ends = z.object({ low: End, high: End });
const Numbers = z.object({
  ...fieldsOf(numberFields, Amount),
  ...fieldsOf(commentFields, Comment),
  ...fieldsOf(
    derivedFields.map(({ field, label }) => ({
      field,
      label: (all) => `${label(all)}: derived, so what is given is ignored`,
    })),
    z.unknown().optional(),
  ),
});

/** Low and high beside the numbers, by field. */
const Ranges = z.object(
  Object.fromEntries(numberFields.map(({ field, label }) => [field, Ends.nullish().describe(label(workbookLabels))])),
);

/** Whether a body says anything that can be written: one that names no field is somebody's mistake. */
const namesAField = ({ rev: _, ...fields }: Readonly<Record<string, unknown>>): boolean =>
  Object.values(fields).some((field) => field !== undefined);

/** A file in a numbered place (`1`, `2`) or one of several (its own number). */
const EconomyFile = z.object({ id: z.string(), name: z.string(), url: z.string() });

const UploadedFile = Saved.extend(EconomyFile.shape);
const InSlot = OneBlock.extend({ slot: z.enum(["1", "2"]).describe("a municipality has only 1, others both") });
const WithRev = z.object({ rev: RevInQuery.optional() });

const uploadedInPlace = (summary: string) =>
  ({ summary, params: InSlot, query: WithRev, answer: UploadedFile }) as const;
const removedFromPlace = (summary: string) =>
  ({ summary, params: InSlot, query: WithRev, answer: z.boolean().describe("whether there was a file") }) as const;

const economyFileCalls = {
  getEconomyFiles: { summary: "The files of an economy block", params: OneBlock, answer: z.array(EconomyFile) },
  uploadMunicipalityEconomyFile: uploadedInPlace(
    "Upload the file of a numbered place, of whichever sort of assessment (multipart, field `file`)",
  ),
  removeEconomyFileMunicipality: removedFromPlace(
    "Delete the file of a numbered place, of whichever sort of assessment",
  ),
  uploadEconomyFile: uploadedInPlace("An older name of UploadMunicipalityEconomyFile"),
  removeEconomyFile: removedFromPlace("An older name of RemoveEconomyFileMunicipality"),
  uploadMultipleEconomyFile: {
    summary:
      "Upload files (multipart, field `file`, once for each), at most ten in all; each is taken or refused by itself",
    params: OneBlock,
    query: WithRev,
    answer: UploadedFile.extend({
      files: z.array(UploadedFile).exactOptional().describe("of several: each, in their order"),
    }),
  },
  removeMultipleEconomyFile: {
    summary: "Delete one of several files",
    params: OneBlock.extend({ fileId: z.coerce.number().pipe(RowNumber) }),
    query: WithRev,
    answer: Done,
  },
} as const;

export const economyCalls = {
  ...economyFileCalls,
  getEconomyData: {
    summary: "The numbers of an evaluation's workbook, by sheet and cell, its comments, and the four texts",
    params: OneBlock,
    answer: EconomyData,
  },
  uploadEconomyEvaluation: {
    summary: "Upload the filled-in workbook of an evaluation (multipart, field `file`); its numbers count from then on",
    params: OneBlock.extend({
      section: z.string().max(200).describe("read, not used: the block is named by its number"),
    }),
    query: WithRev,
    answer: z.object({
      uploadFinished: z.boolean().describe("false: cells stand in the way, and nothing is stored"),
      file: EconomyFile.nullable(),
      problems: z.array(
        z.object({
          sheet: z.string(),
          cell: z.string(),
          label: z.string(),
          kind: z.enum(problemKinds).describe("an empty cell counts as 0 and stands in nobody's way"),
        }),
      ),
    }),
  },
  removeEconomyEvaluation: {
    summary: "Delete the workbook of an evaluation; the numbers by hand count again",
    params: OneBlock,
    query: WithRev,
    answer: z.boolean().describe("whether there was one"),
  },
  getCustomNumbers: {
    summary: "The numbers that were written by hand: 0 and the empty text where nobody has written",
    params: OneBlock,
    answer: z.object({
      ...fieldsOf([...numberFields, ...derivedFields], z.number()),
      ...fieldsOf(commentFields, z.string()),
      ranges: z.record(z.string(), z.object({ low: z.number().nullable(), high: z.number().nullable() })),
      rev: z.int(),
    }),
  },
  saveCustomNumbers: {
    summary: "Write any of the numbers, their low and high, and the comments of the budget; an absent key stays",
    params: OneBlock,
    body: Numbers.extend({ ranges: Ranges.nullish(), rev: SeenRev }).refine(namesAField),
    answer: RowSaved,
  },
} as const satisfies SchemasOf<typeof economyPaths>;
