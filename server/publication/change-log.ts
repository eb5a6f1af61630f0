import type { AssessmentView } from "../../core/contract/index.ts";
import { messageTexts } from "../../texts/messages.ts";
import type { EditionNote } from "./store.ts";

/** The editions as readers see them listed. One that was withdrawn keeps its place, so that the numbers of the others stay. */
export const changeLogOf = (log: readonly EditionNote[]): AssessmentView["changeLog"] =>
  log.map(({ at, note, withdrawn }) => ({
    at: new Date(at).toISOString(),
    note: withdrawn ? messageTexts.withdrawnEdition(note) : note,
  }));
