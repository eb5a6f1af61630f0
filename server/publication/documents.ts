import { addresses } from "../../core/address/index.ts";
import type { Cited } from "../../core/citation/index.ts";
import type { AssessmentView } from "../../core/contract/index.ts";
import type { Document } from "../../core/document/index.ts";
import { norwegianDate, norwegianYear } from "../../core/norwegian-date/index.ts";
import { documentOf } from "../../core/projection/index.ts";
import { ok, type Result } from "../../core/refusal/index.ts";
import { documentTexts } from "../../texts/document.ts";
import type { Db, Read } from "../platform/http/work.ts";
import { changeLogOf } from "./change-log.ts";
import { readAssessment } from "./get-assessment.ts";
import * as store from "./store.ts";

/** An edition in all its forms. It is the same for ever, as the publication is. */
type Edition = {
  readonly tree: Document;
  readonly edition: number;
  readonly view: AssessmentView;
  readonly cited: Cited;
};

/** An edition as a document, and how to cite it; undefined when there is no such publication. */
export async function publishedDocument(db: Db, publication: number, origin: string): Promise<Edition | undefined> {
  const found = await store.edition(db, publication);
  if (!found) return undefined;
  const { version: edition, assessment, log } = found;
  const stored = await store.publishedView(db, publication);
  const view = { ...stored, changeLog: changeLogOf(log) };
  const path = addresses.assessment(assessment);
  const at = view.published ?? view.modified;
  const cited = {
    number: assessment,
    organization: view.organization,
    year: view.year ?? norwegianYear(new Date(at)),
    day: norwegianDate(at).split(".").toReversed().join("-"),
    title: view.heading,
    edition,
    address: `${origin}${path}`,
  };
  return { tree: documentOf(view, { origin, path, edition }, documentTexts), edition, view, cited };
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
  return ok({ tree: documentOf(view.value, about, documentTexts), assessment });
}
