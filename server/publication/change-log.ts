import { addresses } from "../../core/address/index.ts";
import type { AssessmentView } from "../../core/contract/index.ts";
import { messageTexts } from "../../texts/messages.ts";
import type { EditionNote } from "./store.ts";

/**
 * The editions as readers see them listed, newest first. One that was withdrawn keeps its place, so that the numbers of the others stay.
 * @param assessment whose editions are linked; null: none are
 */
export const changeLogOf = (log: readonly EditionNote[], assessment: number | null): AssessmentView["changeLog"] =>
  log.map(({ at, note, withdrawn }, index) => ({
    at: new Date(at).toISOString(),
    note: withdrawn ? messageTexts.withdrawnEdition(note) : note,
    ...(withdrawn || assessment === null ? {} : { link: addresses.edition(assessment, log.length - index) }),
  }));
