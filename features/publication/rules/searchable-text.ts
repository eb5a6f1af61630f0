import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import { searchText } from "../../kinds/rules/index.ts";

/**
 * The text that a search finds an assessment by. It is taken only from the readers' view, so a search can never find a word that
 * its page does not show. Reviews are about the assessment and not of it: it is not found by them.
 */
export const searchableText = (view: AssessmentView): { readonly ingress: string; readonly body: string } => ({
  ingress: plainTextOf(view.summary) || plainTextOf(view.plainSummary),
  body: [
    plainTextOf(view.plainSummary),
    ...view.sections
      .filter(({ review }) => review === undefined)
      .flatMap(({ title, blocks }) => [title, ...blocks.flatMap((block) => [block.title, ...searchText(block)])]),
  ]
    .filter((text) => text !== "")
    .join("\n"),
});
