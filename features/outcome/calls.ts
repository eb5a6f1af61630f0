import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Created, Done, NumberOrGuid, SeenRev } from "../../platform/pure/contract/values.ts";
import { ItemId, RowSaved } from "../row/calls.ts";
import type { outcomePaths } from "./paths.ts";
import { type OutcomeColumnKey, outcomeColumns } from "./rules/index.ts";

/** A cell: text, or a number that is kept as text. */
const Cell = z
  .union([z.string().max(20_000), z.number()])
  .transform(String)
  .nullish();

const cells = Object.fromEntries(outcomeColumns.map(({ key }) => [key, Cell])) as Record<OutcomeColumnKey, typeof Cell>;

export const outcomeCalls = {
  createOutcome: {
    summary: "Add an outcome to an outcome table",
    body: z.object({ id: NumberOrGuid.describe("the block of the outcome table"), ...cells }),
    answer: Created,
  },
  updateOutcome: {
    summary: "Change any of an outcome's cells; an absent key stays",
    body: z.object({ id: ItemId, ...cells, rev: SeenRev }),
    answer: RowSaved,
  },
  deleteOutcome: {
    summary: "Delete an outcome; it can be brought back for 30 days",
    body: z.object({ id: ItemId, ownerId: z.coerce.number().int().nullish(), rev: SeenRev }),
    answer: Done,
  },
} as const satisfies SchemasOf<typeof outcomePaths>;
