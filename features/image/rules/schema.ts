import { z } from "zod";
import { AuthorRowSchema, templateFields } from "../../block/rules/template-fields.ts";

export const ImageUploadTemplate = z.strictObject({ kind: z.literal("ImageUpload"), ...templateFields });

/** Where an image is fetched, and the widths that it can be had in. */
const imageFile = {
  url: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
};

export const ImageUploadAuthor = z.strictObject({
  kind: z.literal("ImageUpload"),
  /** The cells: `imageCellsOf` of features/image/rules. */
  images: z.array(AuthorRowSchema.extend({ file: z.strictObject(imageFile) })),
});

export const ImageUploadReader = z.strictObject({
  kind: z.literal("ImageUpload"),
  /** `alt` is empty for decoration. */
  images: z.array(z.strictObject({ name: z.string(), alt: z.string(), ...imageFile })),
});

export type ImageUploadPart = {
  block: z.infer<typeof ImageUploadTemplate>;
  value: null;
  author: z.infer<typeof ImageUploadAuthor>;
  reader: z.infer<typeof ImageUploadReader>;
};
