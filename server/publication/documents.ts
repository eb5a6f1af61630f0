import { addresses } from "../../core/address/index.ts";
import type { Document } from "../../core/document/index.ts";
import { documentOf } from "../../core/projection/index.ts";
import { ok, type Result } from "../../core/refusal/index.ts";
import { documentTexts } from "../../texts/document.ts";
import type { Db, Read } from "../platform/http/work.ts";
import { readAssessment } from "./get-assessment.ts";
import * as store from "./store.ts";

/** An edition as a document; undefined when there is no such publication. It is the same for ever, as the publication is. */
export async function publishedDocument(
  db: Db,
  publication: number,
  origin: string,
): Promise<{ readonly tree: Document; readonly edition: number } | undefined> {
  const found = await store.edition(db, publication);
  if (!found) return undefined;
  const { version, assessment, log } = found;
  const view = await store.publishedView(db, publication);
  const changeLog = log.map(({ at, note }) => ({ at: new Date(at).toISOString(), note }));
  const about = { origin, path: addresses.assessment(assessment), edition: version };
  return { tree: documentOf({ ...view, changeLog }, about, documentTexts), edition: version };
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
