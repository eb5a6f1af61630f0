import type { ContentModel } from "../calls.ts";
import type { PageModel } from "./page-models.ts";

/**
 * The heading of the five questions before a start form, or of the end of their answers: pages of their own at the form's address. Undefined for
 * every other page.
 */
export const partOf = (content: ContentModel): string | undefined =>
  (content as Partial<PageModel<"IntroPage">>).triage?.heading;
