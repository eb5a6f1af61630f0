import type { AssessmentRead } from "../../core/contract/index.ts";
import { readViewOf } from "../../core/projection/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import { findAssessment, lastSavedAt, permit } from "../assessment/index.ts";
import type { Read } from "../platform/http/work.ts";
import { loadMaterial } from "./facts.ts";
import * as store from "./store.ts";

/**
 * What anybody may read of an assessment: the newest publication, else the card of a started one. It never looks at the
 * working copy, so no filter can be forgotten (P section 7).
 */
export async function getPublicAssessment({ db }: Pick<Read, "db">, id: string): Promise<Result<AssessmentRead>> {
  const row = await store.publicView(db, id);
  const view = row?.snapshot ?? row?.card;
  if (!view) return refuse({ kind: "NotFound" });
  const changeLog = (row?.log ?? []).map(({ at, note }) => ({ at: new Date(at).toISOString(), note }));
  return ok({ ...view, changeLog });
}

/** The authors' and editors' preview: what readers would see if it were published now, with when it was last saved. */
export async function getPreview({ db, actor }: Read, id: string): Promise<Result<AssessmentRead>> {
  const found = permit(actor, "read-working-copy", await findAssessment(db, id));
  if (!found.ok) return found;
  const saved = await lastSavedAt(db, found.value);
  const { facts, copy, related } = await loadMaterial(db, found.value, saved);
  return ok({ ...readViewOf(facts, copy, related, "preview"), lastSaved: saved.toISOString() });
}
