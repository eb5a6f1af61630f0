import { type Language, languageAround } from "../../../platform/pure/language/index.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Db, Read } from "../../../platform/server/http/work.ts";
import type { Subject } from "../../../platform/server/subject.ts";
import { addresses } from "../../address/rules/index.ts";
import { originalOf } from "../../adoption/server/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import { statusTextsIn } from "../../assessment/texts-status.ts";
import { type Cited, citedOf } from "../../citation/rules/index.ts";
import { decisionSheet, sheetDocument } from "../../decision-sheet/rules/index.ts";
import { sheetWordsIn } from "../../decision-sheet/texts-words.ts";
import type { Document } from "../../document/rules/index.ts";
import { documentTextsIn } from "../../document/texts.ts";
import { reviewNoteIn } from "../../living/server/index.ts";
import { retractionsIn } from "../../retraction/server/index.ts";
import { documentOf } from "../rules/index.ts";
import { changeLogOf } from "./change-log.ts";
import { readAssessment } from "./get-assessment.ts";
import * as store from "./store.ts";

/** An edition in all its forms, from its publication and what is said above every form of it. */
type Edition = {
  readonly tree: Document;
  /** Its decision sheet. */
  readonly sheet: () => Document;
  /** The subject to announce when one of its files has been made. */
  readonly shownBy: Subject;
  readonly edition: number;
  readonly view: AssessmentView;
  readonly cited: Cited;
};

/** An edition as a document, and how to cite it; undefined when there is no such publication. */
export async function publishedDocument(db: Db, publication: number, origin: string): Promise<Edition | undefined> {
  const found = await store.edition(db, publication);
  if (!found) return undefined;
  const { version: edition, assessment, adopts_publication, log } = found;
  const isNewest = edition === (await store.newestStanding(db, assessment));
  const stored = await store.publishedView(db, publication, found.stored);
  const language = languageAround(stored);
  const view = {
    ...inWordsOf(language, stored),
    ...(await retractionsIn({ db, language }, assessment, stored)),
    ...(isNewest ? await reviewNoteIn({ db, at: new Date(), language }, assessment) : {}),
    ...(adopts_publication === null ? {} : { adopts: await originalOf(db, adopts_publication) }),
    changeLog: changeLogOf(log, null, stored, language),
  };
  const cited = citedOf(view, assessment, edition, origin);
  const about = { origin, path: addresses.edition(assessment, edition), edition };
  const tree = documentOf(view, about, documentTextsIn(language));
  const sheet = () => {
    const words = sheetWordsIn(language);
    const placed = { publication, version: edition, newest: edition };
    return sheetDocument(decisionSheet(view, placed, words), cited.address, words);
  };
  return { tree, sheet, shownBy: `assessment ${assessment}`, edition, view, cited };
}

/** An assessment as it stands, as this caller's preview shows it. */
export async function draftDocument(
  read: Read,
  id: string,
): Promise<Result<{ readonly tree: Document; readonly assessment: number }>> {
  const view = await readAssessment(read, { id, preview: "true" });
  if (!view.ok) return view;
  const assessment = view.value.contentLink.id;
  const about = { origin: read.origin, path: addresses.preview(assessment), edition: null };
  // A text that is too short to say follows the person who writes it.
  const language = view.value.language ?? read.language;
  return ok({ tree: documentOf(inWordsOf(language, view.value), about, documentTextsIn(language)), assessment });
}

/** The words of the product in a view follow the document's language, whoever reads it. */
const inWordsOf = (language: Language, view: AssessmentView): AssessmentView => ({
  ...view,
  statusText: statusTextsIn(language)[view.assessmentStatus],
});
