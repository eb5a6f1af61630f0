import type { AssessmentRead } from "../../core/contract/index.ts";
import { readViewOf } from "../../core/projection/index.ts";
import { aroundTab } from "../../core/reading/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import { lastSavedAt, openForReading } from "../assessment/index.ts";
import type { Read } from "../platform/http/work.ts";
import { contactOn } from "./card.ts";
import { loadMaterial } from "./facts.ts";
import * as store from "./store.ts";

/** What is asked for of an assessment: all of it, or what a page shows that has one tab open. */
type Asked = { readonly id: string; readonly tab?: number | undefined };

/**
 * What anybody may read of an assessment: the newest publication, else the card of a started one. It never looks at the
 * working copy, so no filter can be forgotten (P section 7).
 */
export async function getPublicAssessment(
  { db, shows }: Pick<Read, "db" | "shows">,
  { id, tab }: Asked,
): Promise<Result<AssessmentRead>> {
  const row = await store.publicView(db, id);
  const view = row?.publication ? await store.snapshotOf(db, row.publication) : row?.card;
  if (!view) return refuse({ kind: "NotFound" });
  shows(`assessment ${view.contentLink.id}`);
  const changeLog = (row?.log ?? []).map(({ at, note }) => ({ at: new Date(at).toISOString(), note }));
  // The contact of now also behind a publication: an agreement may be taken back, a publication never changes.
  return ok({ ...askedOf(view, tab), ...contactOn(row?.card ?? null), changeLog });
}

/** The authors' and editors' preview: what readers would see if it were published now, with when it was last saved. */
export async function getPreview(read: Read, { id, tab }: Asked): Promise<Result<AssessmentRead>> {
  const found = await openForReading(read, "read-working-copy", id);
  if (!found.ok) return found;
  const { db } = read;
  const saved = await lastSavedAt(db, found.value);
  const { facts, copy, related } = await loadMaterial(db, found.value, saved);
  const view = readViewOf(facts, copy, related, "preview");
  return ok({ ...askedOf(view, tab), lastSaved: saved.toISOString() });
}

const askedOf = (read: AssessmentRead, tab: number | undefined): AssessmentRead =>
  tab === undefined ? read : { ...read, schema: { ...read.schema, schemaItems: [...aroundTab(read.schema, tab)] } };
