import { z } from "zod";
import { COMMENT_MAX_LENGTH, commentFields, derivedFields, numberFields } from "../economy/index.ts";
import { RowSaved } from "./row.ts";
import { NumberOrGuid, SeenRev } from "./values.ts";

const OneBlock = z.object({ contentId: NumberOrGuid });

/** A number as a call brings it: a number, or a text as people write it ("1 200"). Empty and 0 are the same. */
const Amount = z
  .union([z.number(), z.string().max(100)])
  .transform(String)
  .nullish();
const Comment = z.string().max(COMMENT_MAX_LENGTH).nullish();
const End = Amount.describe("empty: no such end");

const fieldsOf = <S extends z.ZodType>(fields: readonly { field: string; label: string }[], schema: S) =>
  Object.fromEntries(fields.map(({ field, label }) => [field, schema.describe(label)]));

const Ends = z.object({ low: End, high: End });
const Numbers = z.object({
  ...fieldsOf(numberFields, Amount),
  ...fieldsOf(commentFields, Comment),
  ...fieldsOf(
    derivedFields.map(({ field, label }) => ({ field, label: `${label}: derived, so what is given is ignored` })),
    z.unknown().optional(),
  ),
});

/** Low and high beside the numbers, by field. docs/spec/economy.md, Low and high */
const Ranges = z.object(
  Object.fromEntries(numberFields.map(({ field, label }) => [field, Ends.nullish().describe(label)])),
);

/** docs/spec/calls.md, Economy */
export const economyCalls = {
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
    body: Numbers.extend({ ranges: Ranges.nullish(), rev: SeenRev }),
    answer: RowSaved,
  },
} as const;
