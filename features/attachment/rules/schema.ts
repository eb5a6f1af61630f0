import { z } from "zod";
import { infoTextFields, NamedFileSchema, templateFields } from "../../block/rules/template-fields.ts";

export const PdfUploadTemplate = z.strictObject({ kind: z.literal("PdfUpload"), ...templateFields, ...infoTextFields });

export const PdfUploadAuthor = z.strictObject({
  kind: z.literal("PdfUpload"),
  infoForReader: z.string(),
  infoForDraft: z.string(),
  file: NamedFileSchema.nullable(),
});

export const PdfUploadReader = z.strictObject({
  kind: z.literal("PdfUpload"),
  info: z.string(),
  file: NamedFileSchema,
});

export type PdfUpload = {
  block: z.infer<typeof PdfUploadTemplate>;
  value: null;
  author: z.infer<typeof PdfUploadAuthor>;
  reader: z.infer<typeof PdfUploadReader>;
};
