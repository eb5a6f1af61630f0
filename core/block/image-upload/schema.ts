import { z } from "zod";
import { templateFields } from "../template-fields.ts";

export const ImageUploadTemplate = z.strictObject({ kind: z.literal("ImageUpload"), ...templateFields });
export const ImageUploadAuthor = z.strictObject({ kind: z.literal("ImageUpload") });

export type ImageUpload = {
  block: z.infer<typeof ImageUploadTemplate>;
  value: null;
  author: z.infer<typeof ImageUploadAuthor>;
  reader: never;
};
