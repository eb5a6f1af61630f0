import type { AssessmentView } from "../../reading/calls.ts";
import type { DecisionSheet } from "../calls.ts";
import { type SheetWords, sheetContent } from "./content.ts";
import { fitted } from "./fit.ts";

export type { SheetWords } from "./content.ts";
export { type SheetFrame, sheetDocument } from "./sheet-document.ts";

/**
 * The decision sheet of an edition: what a decider needs, short enough for one A4 page.
 * @param view the whole edition, as its readers get it
 */
export const decisionSheet = (
  view: AssessmentView,
  edition: DecisionSheet["edition"],
  words: SheetWords,
): DecisionSheet => fitted(sheetContent(view, edition, words), words);
