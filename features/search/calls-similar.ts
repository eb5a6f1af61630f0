import { z } from "zod";
import { ContentLanguage } from "../../platform/pure/contract/values.ts";
import { assessmentRoute, notificationRoute } from "./rules/index.ts";

/** A public document that resembles another, or a title. */
export const SimilarDocument = z.object({
  route: z.enum([assessmentRoute, notificationRoute]),
  pageId: z.int(),
  title: z.string(),
  url: z.string().describe("with the other site's origin when it is on the other site"),
  unitTitle: z.string(),
  statusText: z.string(),
  language: ContentLanguage.exactOptional(),
});
export type SimilarDocument = z.infer<typeof SimilarDocument>;
