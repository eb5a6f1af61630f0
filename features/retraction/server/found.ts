import type { Language } from "../../../platform/pure/language/index.ts";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { AssessmentView, RetractedStudy } from "../../api/index.ts";
import { doiAddress, doiIn } from "../../reference/rules/index.ts";
import { type Notice, type Study, studiesOfSections } from "../rules/index.ts";
import { retractionTextsIn } from "../texts.ts";
import { compared, type FoundIn } from "./compare.ts";
import * as store from "./store.ts";
import { draftStudies } from "./study-store.ts";

/** The study with what is said of it. */
const shown =
  (language: Language) =>
  ({ study: { rowId, name }, match: { state, notice, numbersDiffer } }: FoundIn<Study>): RetractedStudy => ({
    ...{ rowId, name, state, since: notice.on },
    text: retractionTextsIn(language).mark({ state, since: notice.on }, numbersDiffer),
    notice: addressOfNotice(notice),
  });

export const addressOfNotice = ({ noticeDoi }: Notice): string => {
  const doi = doiIn(noticeDoi);
  return doi === "" ? "" : doiAddress(doi);
};

type Asked = { readonly db: Db | Tx; readonly language: Language };

/** The studies of an assessment that the list names, without those that an editor said are of another study. */
async function retractedOf(
  { db }: Pick<Asked, "db">,
  assessment: number,
  studies: readonly Study[],
): Promise<readonly FoundIn<Study>[]> {
  const found = await compared(db, studies);
  if (found.length === 0) return [];
  const others = (await store.notSame(db, [assessment])).get(assessment);
  return found.filter(({ match }) => !others?.has(match.notice.recordId));
}

/** The marks at the rows of an edition or a preview, and the notes above its text. Nothing when the list names none of its studies. */
export async function retractionsIn(
  { db, language }: Asked,
  assessment: number,
  { sections, published }: Pick<AssessmentView, "sections" | "published">,
): Promise<Pick<AssessmentView, "retractions" | "retractionNotes">> {
  const found = await retractedOf({ db }, assessment, studiesOfSections(sections));
  if (found.length === 0) return {};
  // A reference and a row of an evidence table may be the same study, which the table names best.
  const papers = new Map(found.map((each) => [each.match.notice.recordId, each]));
  const said = [...papers.values()].map(({ study: { name }, match: { state, notice } }) => ({
    ...{ name, state, since: notice.on },
  }));
  const edition = published === null ? null : norwegianIsoDay(new Date(published));
  const retractionNotes = retractionTextsIn(language).notes(said, edition);
  return {
    retractions: found.map(shown(language)),
    ...(retractionNotes.length > 0 ? { retractionNotes: [...retractionNotes] } : {}),
  };
}

/** The studies of a working copy that the list names. */
export const retractedInDraft = async ({ db, language }: Asked, assessment: number): Promise<RetractedStudy[]> =>
  (await retractedOf({ db }, assessment, await draftStudies(db, [assessment]))).map(shown(language));
