import { norwegianYear } from "../../core/norwegian-date/index.ts";
import { filesShown, isPeerReviewed, readViewOf, snapshotOf } from "../../core/projection/index.ts";
import { withoutControls } from "../../core/rich-text/index.ts";
import { assessmentRoute } from "../../core/search/index.ts";
import { reviewTexts } from "../../texts/review.ts";
import type { AssessmentRow } from "../assessment/index.ts";
import type { Tx } from "../platform/http/work.ts";
import { announce } from "../platform/notifications.ts";
import { loadSentReviews } from "../review/index.ts";
import { loadMaterial, type Material } from "./facts.ts";
import { indexAssessment } from "./index-assessment.ts";
import * as store from "./store.ts";

/** Freezes what readers may see as a new version, and makes it what is read and found from the commit on. */
export async function publishSnapshot(
  tx: Tx,
  row: AssessmentRow,
  note: string,
  at: Date,
  material?: Material,
): Promise<{ readonly version: number; readonly publication: number }> {
  const { facts, copy, related, hasReviews } = material ?? (await loadMaterial(tx, row, at));
  const version = (await store.newestVersion(tx, row.number)) + 1;
  const all = hasReviews ? await loadSentReviews(tx, row.number) : [];
  const isReviewed = isPeerReviewed({ status: 3 }, all, version);
  const reviews = {
    all,
    isPeerReviewed: isReviewed,
    edition: version,
    texts: reviewTexts,
    seen: null,
    withAnswers: true,
  };
  const view = {
    ...readViewOf(facts, copy, related, "published", reviews),
    published: at.toISOString(),
    year: norwegianYear(at),
    // Read from the card instead: the agreement to show it may be taken back, and this row is for ever.
    contactEmail: "",
    contactName: "",
    approvedDisplayContact: false,
  };
  const publication = await store.add(
    tx,
    {
      assessment: row.number,
      version,
      snapshot: snapshotOf(view),
      change_note: withoutControls(note).trim(),
      published_at: at,
    },
    filesShown(view.sections, copy),
  );
  await indexAssessment(tx, view, related, { modified: at, published: at });
  await announce(tx, [`assessment ${row.number}`, `search ${assessmentRoute}`]);
  return { version, publication };
}
