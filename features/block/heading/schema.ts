import { z } from "zod";
import { templateFields } from "../rules/template-fields.ts";

/** The page has level 1, a section level 2, a second-level section level 3. */
const Level = z.literal([3, 4, 5]);

export const HeadingTemplate = z.strictObject({ kind: z.literal("Heading"), ...templateFields, level: Level });
export const HeadingAuthor = z.strictObject({ kind: z.literal("Heading"), level: Level });
export const HeadingReader = z.strictObject({ kind: z.literal("Heading"), level: Level });

export type HeadingBlock = {
  block: z.infer<typeof HeadingTemplate>;
  value: null;
  author: z.infer<typeof HeadingAuthor>;
  reader: z.infer<typeof HeadingReader>;
};
