import type { AssessmentView } from "../../api/index.ts";

/** The notes above the text of an edition, in every form of it: its retracted studies, and that its review day has passed. */
export const notesAbove = ({
  retractionNotes = [],
  reviewNote,
}: Pick<AssessmentView, "retractionNotes" | "reviewNote">): readonly string[] =>
  reviewNote === undefined ? retractionNotes : [...retractionNotes, reviewNote];
