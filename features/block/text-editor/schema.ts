import { z } from "zod";
import { templateFields } from "../rules/template-fields.ts";

export const TextEditorTemplate = z.strictObject({ kind: z.literal("TextEditor"), ...templateFields });
/** `html` is what our own sanitizer wrote. */
export const TextEditorAuthor = z.strictObject({ kind: z.literal("TextEditor"), html: z.string() });
export const TextEditorReader = z.strictObject({ kind: z.literal("TextEditor"), html: z.string() });

export type TextEditor = {
  block: z.infer<typeof TextEditorTemplate>;
  value: string;
  author: z.infer<typeof TextEditorAuthor>;
  reader: z.infer<typeof TextEditorReader>;
};
