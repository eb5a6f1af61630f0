import { z } from "zod";
import { templateFields } from "../rules/template-fields.ts";

const Route = z.enum(["methodassessment", "methodnotifications"]);

export const SearchTemplate = z.strictObject({ kind: z.literal("Search"), ...templateFields, route: Route });
export const SearchAuthor = z.strictObject({ kind: z.literal("Search"), route: Route });
/** Readers see a notice in place of the search. */
export const SearchReader = z.strictObject({ kind: z.literal("Search") });

export type Search = {
  block: z.infer<typeof SearchTemplate>;
  value: null;
  author: z.infer<typeof SearchAuthor>;
  reader: z.infer<typeof SearchReader>;
};
