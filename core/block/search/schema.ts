import { z } from "zod";
import { templateFields } from "../template-fields.ts";

const Route = z.enum(["methodassessment", "methodnotifications"]);

export const SearchTemplate = z.strictObject({ kind: z.literal("Search"), ...templateFields, route: Route });
export const SearchAuthor = z.strictObject({ kind: z.literal("Search"), route: Route });
/** Readers are told that a search stood here. */
export const SearchReader = z.strictObject({ kind: z.literal("Search") });

export type Search = {
  block: z.infer<typeof SearchTemplate>;
  value: null;
  author: z.infer<typeof SearchAuthor>;
  reader: z.infer<typeof SearchReader>;
};
