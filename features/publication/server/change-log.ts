import type { Language } from "../../../platform/pure/language/index.ts";
import { addresses, editionChanges } from "../../address/rules/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import { messageTextsIn } from "../../page/texts.ts";
import type { EditionNote } from "./store.ts";

/**
 * The editions as readers see them listed, newest first. One that was withdrawn keeps its place, so that the numbers of the others stay.
 * @param assessment whose editions are linked; null: none are
 * @param shown the edition or card that lists them: one that was imported holds what was listed before
 */
export const changeLogOf = (
  log: readonly EditionNote[],
  assessment: number | null,
  shown: Pick<AssessmentView, "changeLog">,
  language: Language,
): AssessmentView["changeLog"] => [
  ...log.map(({ at, note, withdrawn, confirms }, index) => ({
    at: new Date(at).toISOString(),
    note: withdrawn ? messageTextsIn(language).withdrawnEdition(note) : note,
    ...(confirms && !withdrawn ? { confirms } : {}),
    ...(withdrawn || assessment === null ? {} : linksOf(log, index, assessment)),
  })),
  ...shown.changeLog,
];

/** An edition's own address, and what changed since the newest before it that stands. */
function linksOf(log: readonly EditionNote[], index: number, assessment: number) {
  const version = log.length - index;
  const before = log.findIndex(({ withdrawn }, at) => at > index && !withdrawn);
  return {
    link: addresses.edition(assessment, version),
    ...(before < 0 ? {} : { changes: editionChanges(assessment, log.length - before, version) }),
  };
}
