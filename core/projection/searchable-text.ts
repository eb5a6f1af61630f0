import { searchText } from "../block/index.ts";
import type { AssessmentView } from "../contract/index.ts";
import { plainTextOf } from "../rich-text/index.ts";

/**
 * The text that a search finds an assessment by. Taken from what readers are shown and from nowhere else, so a search can never
 * find a word that its page does not show.
 */
export const searchableText = (view: AssessmentView): { readonly ingress: string; readonly body: string } => ({
  ingress: plainTextOf(view.summary),
  body: view.sections
    .flatMap(({ title, blocks }) => [title, ...blocks.flatMap((block) => [block.title, ...searchText(block)])])
    .filter((text) => text !== "")
    .join("\n"),
});
