import { z } from "zod";
import { templateFields } from "../rules/template-fields.ts";

/** Words that a text should have at most; the author sees how many there are. Nothing is refused. */
const countsWords = z.int().min(1).max(10_000).exactOptional();

/** The sentences of the outcome table are offered to the text. */
const offersSentences = z.boolean().exactOptional();

export const TextEditorTemplate = z.strictObject({
  kind: z.literal("TextEditor"),
  ...templateFields,
  countsWords,
  offersSentences,
});
/** `html` is what our own sanitizer wrote. */
export const TextEditorAuthor = z.strictObject({
  kind: z.literal("TextEditor"),
  html: z.string(),
  countsWords,
  offersSentences,
});
export const TextEditorReader = z.strictObject({ kind: z.literal("TextEditor"), html: z.string() });

export type TextEditor = {
  block: z.infer<typeof TextEditorTemplate>;
  value: string;
  author: z.infer<typeof TextEditorAuthor>;
  reader: z.infer<typeof TextEditorReader>;
};
