import { z } from "zod";
import { infoTextFields, NamedFileSchema, NynorskSchema, templateFields } from "../rules/template-fields.ts";

export const FileTemplate = z.strictObject({
  kind: z.literal("File"),
  ...templateFields,
  ...infoTextFields,
  /** An address from the root of the site, or of another site. */
  links: z
    .array(
      z.strictObject({ text: z.string(), textNn: NynorskSchema, url: z.string().regex(/^(\/(?!\/)|https?:\/\/)/) }),
    )
    .exactOptional(),
});

export const FileAuthor = z.strictObject({
  kind: z.literal("File"),
  infoForReader: z.string(),
  infoForDraft: z.string(),
  links: z.array(NamedFileSchema),
});

/** `links` in the preview of a draft alone. */
export const FileReader = z.strictObject({
  kind: z.literal("File"),
  info: z.string(),
  links: z.array(NamedFileSchema).exactOptional(),
});

export type File = {
  block: z.infer<typeof FileTemplate>;
  value: null;
  author: z.infer<typeof FileAuthor>;
  reader: z.infer<typeof FileReader>;
};
