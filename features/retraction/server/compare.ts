import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { indexOf, type Match, matchesOf, type Study } from "../rules/index.ts";
import * as store from "./store.ts";
import { draftStudies, editionStudies, type UsedStudy } from "./study-store.ts";

/** Assessments whose studies are read at once: an edition has some hundred kilobytes. */
const AT_ONCE = 200;

export type FoundIn<S extends Study> = { readonly study: S; readonly match: Match };

/** The papers of the list that the studies name, in the order of the studies. A study may name more than one paper. */
export async function compared<S extends Study>(db: Db | Tx, studies: readonly S[]): Promise<readonly FoundIn<S>[]> {
  const notices = await store.noticesOf(db, {
    dois: [...new Set(studies.flatMap(({ dois }) => dois))],
    pmids: [...new Set(studies.flatMap(({ pmids }) => pmids))],
  });
  if (notices.length === 0) return [];
  const index = indexOf(notices);
  return studies.flatMap((study) => matchesOf(study, index).map((match) => ({ study, match })));
}

/** The studies of the assessments, in the working copies and in every edition that stands. */
export async function studiesOf(db: Db | Tx, assessments: readonly number[]): Promise<readonly UsedStudy[]> {
  const studies: UsedStudy[] = [];
  for (let from = 0; from < assessments.length; from += AT_ONCE) {
    const some = assessments.slice(from, from + AT_ONCE);
    studies.push(...(await draftStudies(db, some)), ...(await editionStudies(db, some)));
  }
  return studies;
}

/** Everything that readers see of a paper, as one text for comparing. */
const shownOf = ({ study, match }: FoundIn<UsedStudy>): string =>
  [
    ...[study.version, study.rowId, match.state, match.numbersDiffer],
    ...[match.notice.recordId, match.notice.on, match.notice.noticeDoi],
  ].join(" ");

/** The assessments with an edition whose banner or marks change with the list. */
export function changedForReaders(
  before: readonly FoundIn<UsedStudy>[],
  after: readonly FoundIn<UsedStudy>[],
): readonly number[] {
  const told = (all: readonly FoundIn<UsedStudy>[]) =>
    Map.groupBy(
      all.filter(({ study }) => study.version !== null),
      ({ study }) => study.assessment,
    );
  const [then, now] = [told(before), told(after)];
  const textOf = (found: readonly FoundIn<UsedStudy>[] = []) => found.map(shownOf).join("\n");
  return [...new Set([...then.keys(), ...now.keys()])].filter(
    (assessment) => textOf(then.get(assessment)) !== textOf(now.get(assessment)),
  );
}

/** Writes down which of the assessments name a paper of the list. */
export async function noteUses(
  tx: Tx,
  assessments: readonly number[],
  found: readonly FoundIn<UsedStudy>[],
): Promise<void> {
  const uses = found.map(({ study: { assessment }, match }) => ({ assessment, recordId: match.notice.recordId }));
  await store.putUses(tx, assessments, uses);
}
