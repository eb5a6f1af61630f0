import { z } from "zod";
import { NynorskSchema, templateFields } from "../rules/template-fields.ts";

/** Longest text of a field that is not rich text, in characters. */
export const TEXT_MAX_LENGTH = 50_000;

export const TextTemplate = z.strictObject({
  kind: z.literal("Text"),
  ...templateFields,
  placeholder: z.string().exactOptional(),
  placeholderNn: NynorskSchema,
  multiline: z.boolean().exactOptional(),
  isDateInput: z.boolean().exactOptional(),
});

export const TextAuthor = z.strictObject({
  kind: z.literal("Text"),
  text: z.string(),
  placeholder: z.string(),
  multiline: z.boolean(),
  /** An ISO date, shown as a Norwegian one. */
  isDate: z.boolean(),
});

export const TextReader = z.strictObject({ kind: z.literal("Text"), text: z.string(), isDate: z.boolean() });

export type Text = {
  block: z.infer<typeof TextTemplate>;
  value: string;
  author: z.infer<typeof TextAuthor>;
  reader: z.infer<typeof TextReader>;
};
