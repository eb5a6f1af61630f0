import { z } from "zod";
import { NynorskSchema, templateFields } from "../rules/template-fields.ts";

const Row = z.strictObject({
  label: z.string(),
  labelNn: NynorskSchema,
  helpText: z.string().exactOptional(),
  helpTextNn: NynorskSchema,
});

export const TableTemplate = z.strictObject({
  kind: z.literal("Table"),
  ...templateFields,
  /** Population, intervention, comparator, outcome: the value is a list of four texts in this order. */
  rows: z.tuple([Row, Row, Row, Row]),
});

export const TableAuthor = z.strictObject({
  kind: z.literal("Table"),
  rows: z.array(z.strictObject({ title: z.string(), help: z.string(), text: z.string() })),
});

export const TableReader = z.strictObject({
  kind: z.literal("Table"),
  rows: z.array(z.strictObject({ title: z.string(), text: z.string() })),
});

export type Table = {
  block: z.infer<typeof TableTemplate>;
  value: readonly string[];
  author: z.infer<typeof TableAuthor>;
  reader: z.infer<typeof TableReader>;
};
